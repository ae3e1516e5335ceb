import { CODE_LENGTH, RESEND_WAIT_S } from '#src/domain/limits.ts'

/** What was typed or pasted, without the spaces and hyphens people read codes with. */
export const normalizeCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '')

/** Whether something has the shape of a code: exactly six letters or digits. */
export const isCode = (code: string): boolean => new RegExp(`^[A-Za-z0-9]{${CODE_LENGTH}}$`).test(code)

/** Whole seconds until a code may be sent again; both instants in milliseconds since the epoch. */
export const resendWait = (sentAt: number, now: number): number =>
  Math.max(0, Math.min(RESEND_WAIT_S, Math.ceil((sentAt + RESEND_WAIT_S * 1000 - now) / 1000)))
