/** What a role may do beside writing articles of its own: change what others have written, or administer the newsroom. */
export type Right = 'edit' | 'administer'

/** The roles, the one with the most rights first; their names are in texts/back-office/accounts.ts. */
const table = [
  { role: 'administrator', rights: ['edit', 'administer'] },
  { role: 'editor', rights: ['edit'] },
  { role: 'author', rights: [] },
] as const satisfies readonly { role: string; rights: readonly Right[] }[]

export type Role = (typeof table)[number]['role']

export const roles: readonly Role[] = table.map(({ role }) => role)

export function rolesWith(right: Right): Role[] {
  return table.flatMap(({ role, rights }) => (rights.some((one) => one === right) ? role : []))
}

/** @param user who asks, with their `role`; null or undefined without a session */
export function may(user: object | null | undefined, right: Right): boolean {
  const role = user && 'role' in user ? user.role : null
  return rolesWith(right).some((one) => one === role)
}
