# One image for the cms and the site; docker-compose.yml says which of them a container is.
FROM node:24-bookworm-slim
WORKDIR /app
COPY . .
RUN npm ci --include=dev --no-audit --no-fund \
 && (cd cms && ../node_modules/.bin/next build) \
 && (cd site && ../node_modules/.bin/astro build) \
 && node --eval "import('./site/src/publisher/compressedAssets.ts').then(({ compressAssets }) => compressAssets('cms/.next/static', 9))" \
 && node --eval "import('./scripts/building/key.ts').then(({ buildKey }) => console.log(buildKey('.', 'site') + '-' + buildKey('.', 'cms')))" \
    > site/dist/key \
 && mkdir /data && chown node /data
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 NODE_OPTIONS=--disable-warning=ExperimentalWarning DATA_DIR=/data
USER node
VOLUME /data
