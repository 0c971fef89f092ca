/** Runs once when the server starts, before the first request: the newsroom has work of its own. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startNewsroom } = await import('./start.ts')
  await startNewsroom()
}
