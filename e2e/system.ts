/** The running system that the journeys walk through; scripts/testing/test-system.ts starts it. */
export const baseURL = given('BASE_URL')
export const dataDir = given('DATA_DIR')
export const administrator = { email: given('ADMIN_EMAIL'), password: given('ADMIN_PASSWORD') }

function given(name: string): string {
  const value = process.env[name]
  if (value) return value
  throw new Error(`${name} is not set: run the journeys by \`npm test -- e2e\`.`)
}
