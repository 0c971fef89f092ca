/**
 * Changes nothing. It converted the tables of texts, which were blocks before the first release. Its name stays, because
 * databases and backups have it recorded.
 */
export function up(): Promise<void> {
  return Promise.resolve()
}

export function down(): Promise<void> {
  return Promise.resolve()
}
