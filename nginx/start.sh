#!/bin/sh
# Fills in nginx.conf.template from the environment and becomes nginx. Arguments go on to nginx: -t only checks.
set -eu
cd "$(dirname "$0")"

: "${PORT:=8080}" "${DATA_DIR:=/data}" "${SITE_ADDRESS:=site:8080}" "${CMS_ADDRESS:=cms:8081}"
: "${RESOLVER:=127.0.0.11}" "${RUN_DIR:=/tmp}" "${SITE_URL:=}" "${ADMIN_URL:=}"

host_of() {
    rest=${1#*://}
    rest=${rest%%/*}
    printf %s "${rest%%:*}" | tr '[:upper:]' '[:lower:]'
}

ADMIN_HOST=$(host_of "$ADMIN_URL")
if [ "$ADMIN_HOST" = "$(host_of "$SITE_URL")" ]; then ADMIN_HOST=; fi

sed -e "s|\${PORT}|$PORT|g" \
    -e "s|\${DATA_DIR}|$DATA_DIR|g" \
    -e "s|\${SITE_ADDRESS}|$SITE_ADDRESS|g" \
    -e "s|\${CMS_ADDRESS}|$CMS_ADDRESS|g" \
    -e "s|\${RESOLVER}|$RESOLVER|g" \
    -e "s|\${ADMIN_HOST}|$ADMIN_HOST|g" \
    -e "s|\${RUN_DIR}|$RUN_DIR|g" \
    nginx.conf.template > "$RUN_DIR/nginx.conf"

exec /usr/sbin/nginx -c "$RUN_DIR/nginx.conf" "$@"
