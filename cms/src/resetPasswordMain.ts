import { getPayload } from 'payload'
import { setFreshPassword } from './collections/users/setFreshPassword.ts'

/** `npm run admin -- reset-password EMAIL` (scripts/admin.ts); the address is the argument. */
const [, , address = ''] = process.argv
const { default: config } = await import('./payload.config.ts')
const payload = await getPayload({ config })
const account = await setFreshPassword(payload, address)
if (account) console.log(`new password of ${account.email}: ${account.password}`)
else console.error(`Nobody has an account with the address ${address}.`)
process.exit(account ? 0 : 1)
