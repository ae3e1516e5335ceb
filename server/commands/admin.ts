import { migrate } from '../database/migrate.ts'
import { appointSuperAdministrator, type Appointed } from '../first-start/appoint-super-administrator.ts'
import { openStorage } from '../host.ts'
import { createLog } from '../log/log.ts'
import type { Command } from '../read-command.ts'

const SAID: Record<Appointed['did'], string> = {
  CREATED: 'is a super administrator, with a new account',
  RAISED: 'is a super administrator now',
  NOTHING: 'is a super administrator already',
}

/** Makes somebody a super administrator; servers go on meanwhile. */
export const admin = async ({ data, email }: Command): Promise<void> => {
  const { kysely, database, close } = await openStorage(data)
  try {
    await migrate(kysely)
    const { did, canSignIn } = await appointSuperAdministrator(email, {
      database,
      now: new Date(),
      log: createLog('info'),
    })
    const next = canSignIn ? '' : ' It has no password: “Forgot your password?” on the sign-in page sets one.'
    process.stdout.write(`${email} ${SAID[did]}.${next}\n`)
  } finally {
    await close()
  }
}
