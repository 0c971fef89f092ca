/**
 * Performs the actions with which an editor does something, one after the other, and prints how many they are: a press
 * of a key or of a button, or a text that is typed into a field. The test fails if they do not lead to the end.
 */
export async function countActions(
  what: string,
  ...actions: (() => Promise<unknown>)[]
): Promise<void> {
  for (const act of actions) await act()
  console.log(`${actions.length} actions ${what}`)
}
