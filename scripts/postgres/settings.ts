/** Settings of PostgreSQL: for a small machine, and not reachable from other machines. */
export const serverSettings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=128MB',
  'max_connections=100',
  'timezone=UTC',
]

/** For tests, in addition; each test file keeps a connection until all have ended. */
export const testSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=400',
]
