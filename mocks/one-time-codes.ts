import type { CodeType } from '#src/contract/auth.ts'
import { resendWait } from '#src/domain/auth/one-time-code.ts'
import type { Context } from '#mocks/context.ts'
import { changed, newRow } from '#mocks/db/changes.ts'
import type { CodeRow } from '#mocks/db/rows.ts'
import { refusal, TracedRefusal } from '#mocks/refusal.ts'

const LIFETIME_MS = 10 * 60_000
const TRIES = 5
/** Nobody reads the mail of an emulation. */
const EMULATED_CODE = '123456'

type Sent = { email: string; type: CodeType }
type Typed = Sent & { otp: string }

const idOf = ({ email, type }: Sent) => `${type}/${email.toLowerCase()}`
const isWaiting = (row: CodeRow, now: Date) => resendWait(Date.parse(row.sentAt), now.getTime()) > 0
const isGood = (row: CodeRow, now: Date) => !row.used && row.expiresAt > now.toISOString()

/** Sends a code, unless one is on its way: asked for again in so many words, that is refused. */
export const sendCode = async (context: Context, sent: Sent, isResend: boolean): Promise<void> => {
  const { tables, now } = context
  const before = await tables.codes.get(idOf(sent))
  if (before !== undefined && isWaiting(before, now) && (isResend || isGood(before, now))) {
    if (isResend) throw refusal('TOO_MANY_REQUESTS')
    return
  }
  await tables.codes.put({
    ...newRow(context, idOf(sent)),
    code: EMULATED_CODE,
    sentAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + LIFETIME_MS).toISOString(),
    tries: 0,
    used: false,
  })
}

/** The code that was sent, if it is the one typed: five wrong tries spoil it, ten minutes or one use end it. */
export const checkCode = async (context: Context, { otp, ...sent }: Typed): Promise<CodeRow> => {
  const row = await context.tables.codes.get(idOf(sent))
  if (row === undefined || !isGood(row, context.now)) throw refusal('BAD_REQUEST', 'REQUEST_EXPIRED')
  if (row.tries >= TRIES) throw refusal('TOO_MANY_REQUESTS')
  if (row.code === otp) return row
  await context.tables.codes.put(changed(context, row, { tries: row.tries + 1 }))
  throw new TracedRefusal(refusal('BAD_REQUEST', 'INVALID_CODE', { fields: { otp: 'INVALID_CODE' } }))
}

export const useUp = (context: Context, row: CodeRow): Promise<CodeRow> =>
  context.tables.codes.put(changed(context, row, { used: true }))
