import { EMAIL_MAX } from '#src/domain/limits.ts'

const SHAPE = /^[A-Z0-9._%+-]+@(?:[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?\.)+[A-Z]{2,}$/i

/** The usual shape, in any case, with a top-level part of at least two letters (spec 1, section 5). */
export const isValidEmail = (value: string): boolean => value.length <= EMAIL_MAX && SHAPE.test(value)

/** Whether a text is an address on the web that may be opened: never `javascript:`, never without a host (spec 2, section 5). */
export const isWebAddress = (value: string): boolean => {
  const url = URL.parse(value.trim())
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.hostname.includes('.') && url.username === ''
}
