/** Runs once when the server starts, before the first request, and starts the newsroom's background work. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startNewsroom } = await import('./start.ts')
  await startNewsroom()
}
