import { createHmac } from 'node:crypto'
import { escapeIdentifier, escapeLiteral } from 'pg'
import { query } from './connection.ts'

/**
 * The role that the system uses in its database: owner of the database's content, with no other rights on the server.
 */
export const ROLE = 'kariera'

const RIGHTS = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS'

/** Derives the role's password from the superuser's, without revealing it. */
export function rolePassword(superuserPassword: string): string {
  return createHmac('sha256', superuserPassword).update('kariera role').digest('hex')
}

/**
 * Creates the role if it is missing, removes every right that it has got since, and makes it the owner of its database
 * and of all that a superuser has created there: older installations worked as superuser. Each step can be repeated and
 * interrupted.
 *
 * @param addressOf the superuser's address of a database
 */
export async function ensureRole(
  addressOf: (database: string) => string,
  database: string,
  password: string,
): Promise<void> {
  const server = addressOf('postgres')
  const name = escapeIdentifier(ROLE)
  const { rowCount } = await query(server, 'SELECT 1 FROM pg_roles WHERE rolname = $1', [ROLE])
  if (rowCount === 0) await query(server, `CREATE ROLE ${name} NOLOGIN`)
  await query(server, `ALTER ROLE ${name} ${RIGHTS} PASSWORD ${escapeLiteral(password)}`)
  await query(server, `ALTER DATABASE ${escapeIdentifier(database)} OWNER TO ${name}`)
  await query(addressOf(database), TAKE_OVER)
}

/**
 * REASSIGN OWNED refuses the superuser that initdb created. A sequence of a column follows its table, and so does a row
 * type; objects of an extension stay with it. It is one statement, so that it changes all or nothing.
 */
const TAKE_OVER = `
  DO $$
  DECLARE command text;
  BEGIN
    FOR command IN
      SELECT format('ALTER TABLE %s OWNER TO ${ROLE}', c.oid::regclass)
      FROM pg_class c
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
        AND c.relowner <> '${ROLE}'::regrole
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype IN ('e', 'a', 'i'))
      UNION ALL
      SELECT format('ALTER TYPE %s OWNER TO ${ROLE}', t.oid::regtype)
      FROM pg_type t
      WHERE t.typnamespace = 'public'::regnamespace AND t.typtype IN ('e', 'd', 'r') AND t.typowner <> '${ROLE}'::regrole
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = t.oid AND d.classid = 'pg_type'::regclass AND d.deptype IN ('e', 'i'))
      UNION ALL
      SELECT format('ALTER ROUTINE %s OWNER TO ${ROLE}', p.oid::regprocedure)
      FROM pg_proc p
      WHERE p.pronamespace = 'public'::regnamespace AND p.proowner <> '${ROLE}'::regrole
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.classid = 'pg_proc'::regclass AND d.deptype IN ('e', 'i'))
    LOOP
      EXECUTE command;
    END LOOP;
  END $$`
