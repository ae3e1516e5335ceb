import type { Database } from '#backend/ports.ts'
import { changedRow, newRow } from '#backend/rows.ts'
import { tables as declared } from '#backend/tables/tables.ts'
import type { UserRow } from '#backend/tables/users.ts'
import { emailKey } from '#src/domain/contact/email.ts'
import type { Log } from '../log/log.ts'

type Options = { database: Database; now: Date; log: Log }
export type Appointed = {
  did: 'CREATED' | 'RAISED' | 'NOTHING'
  /** Whether there is a password, or a provider, to sign in with. */
  canSignIn: boolean
}

const canSignIn = ({ password, googleId, facebookId }: UserRow): boolean =>
  password !== '' || googleId != null || facebookId != null

/**
 * Makes the person of this address a super administrator, with a new account where there is none. A new account has no
 * password, and nobody signs in with none: the code that sets one goes to the address.
 */
export const appointSuperAdministrator = async (email: string, { database, now, log }: Options): Promise<Appointed> => {
  const { user, did } = await database.write(async ({ users }) => {
    const [known] = await users.where({ key: { email: emailKey(email) } }, 1)
    if (known?.status === 'INACTIVE')
      throw new Error(`${email} is deactivated. A super administrator can activate the account on its page.`)
    if (known?.role === 'SUPERADMIN') return { user: known, did: 'NOTHING' as const }
    if (known !== undefined) {
      const raised = await users.put(changedRow({ now }, known, { role: 'SUPERADMIN' }))
      return { user: raised, did: 'RAISED' as const }
    }
    const account = { email, password: '', firstName: '', lastName: '', role: 'SUPERADMIN' as const }
    const created = await users.put({ ...declared.users.defaults, ...newRow({ now }), ...account })
    return { user: created, did: 'CREATED' as const }
  })
  if (did !== 'NOTHING') log.info({ userId: user.id, did }, 'a command made a super administrator')
  return { did, canSignIn: canSignIn(user) }
}
