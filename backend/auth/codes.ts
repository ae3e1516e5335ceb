import dayjs from 'dayjs'
import type { WriteContext } from '#backend/context.ts'
import { CommittedRefusal, refusal } from '#backend/refusal.ts'
import { changedRow, newRow } from '#backend/rows.ts'
import { type CodeRow, codes } from '#backend/tables/users.ts'
import type { CodeType } from '#src/contract/auth.ts'
import { resendWait } from '#src/domain/auth/one-time-code.ts'
import { emailKey } from '#src/domain/contact/email.ts'
import { CODE_LIFETIME_MINUTES, CODE_TRIES } from '#src/domain/limits.ts'

type Sent = { email: string; type: CodeType }
type Typed = Sent & { otp: string }

const idOf = ({ email, type }: Sent) => `${type}/${emailKey(email)}`
const isWaiting = (row: CodeRow, now: Date) => resendWait(dayjs(row.sentAt).valueOf(), now.getTime()) > 0
const isOpen = (row: CodeRow, now: Date) => !row.used && row.expiresAt > now.toISOString()
const isGood = (row: CodeRow, now: Date) => isOpen(row, now) && row.tries < CODE_TRIES

/** Sends a code, unless one that can still be typed was just sent. An explicit resend within the wait is refused. */
export const sendCode = async (context: WriteContext, { email, type }: Sent, isResend: boolean): Promise<void> => {
  const { tables, now, ports, language, afterCommit } = context
  const id = idOf({ email, type })
  const before = await tables.codes.get(id)
  if (before !== undefined && isWaiting(before, now) && (isResend || isGood(before, now))) {
    if (isResend) throw refusal('TOO_MANY_REQUESTS')
    return
  }
  const { code, hash } = await ports.codes.create()
  const expiresAt = dayjs(now).add(CODE_LIFETIME_MINUTES, 'minute').toISOString()
  const sent = { code: hash, sentAt: now.toISOString(), expiresAt }
  await tables.codes.put({ ...codes.defaults, ...newRow(context, id), ...sent })
  afterCommit({ kind: 'MAIL', message: { kind: 'CODE', to: email, language, type, code } })
}

/** Checks a typed code. It expires after ten minutes, one use, or five wrong tries. */
export const checkCode = async (context: WriteContext, { otp, ...sent }: Typed): Promise<CodeRow> => {
  const row = await context.tables.codes.get(idOf(sent))
  if (row === undefined || !isOpen(row, context.now)) throw refusal('BAD_REQUEST', 'REQUEST_EXPIRED')
  if (row.tries >= CODE_TRIES) throw refusal('TOO_MANY_REQUESTS')
  if (await context.ports.codes.verify(otp, row.code)) return row
  await context.tables.codes.put(changedRow(context, row, { tries: row.tries + 1 }))
  throw new CommittedRefusal(refusal('BAD_REQUEST', 'INVALID_CODE', { fields: { otp: 'INVALID_CODE' } }))
}

export const consumeCode = (context: WriteContext, row: CodeRow): Promise<CodeRow> =>
  context.tables.codes.put(changedRow(context, row, { used: true }))
