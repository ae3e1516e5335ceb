import type { Context } from '#mocks/context.ts'
import type { UserRow } from '#mocks/db/rows.ts'

const LENGTH = 10

export const codeOf = (id: string): string => id.replaceAll('-', '').slice(-LENGTH).toUpperCase()

/** The code somebody invites others with, where it leads, and how many came by it. */
export const referralOf = async ({ tables }: Context, user: UserRow) => {
  const code = codeOf(user.id)
  const invited = await tables.users.filter(({ referralCode }) => referralCode?.toUpperCase() === code)
  return { code, url: `/invite/${code}`, invitedCount: invited.length }
}
