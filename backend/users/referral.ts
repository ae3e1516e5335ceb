import { REFERRAL_CODE_LENGTH } from '#src/domain/limits.ts'
import type { Context } from '#backend/context.ts'
import type { UserRow } from '#backend/tables/users.ts'

export const codeOf = (id: string): string => id.replaceAll('-', '').slice(-REFERRAL_CODE_LENGTH).toUpperCase()

/** The code somebody invites others with, where it leads, and how many came by it. */
export const referralOf = async ({ tables }: Context, user: UserRow) => {
  const code = codeOf(user.id)
  return { code, url: `/invite/${code}`, invitedCount: await tables.users.count({ key: { referral: code } }) }
}
