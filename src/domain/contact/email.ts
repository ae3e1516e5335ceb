import { EMAIL_MAX } from '#src/domain/limits.ts'

const SHAPE = /^[A-Z0-9._%+-]+@(?:[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?\.)+[A-Z]{2,}$/i

/** The usual shape, in any case, with a top-level part of at least two letters (access-5). */
export const isValidEmail = (value: string): boolean => value.length <= EMAIL_MAX && SHAPE.test(value)

/** What makes two e-mail addresses one: without case (access-5). */
export const emailKey = (email: string): string => email.toLowerCase()

/** Whether two e-mail addresses are of one person. */
export const isSameEmail = (one: string, other: string): boolean => emailKey(one) === emailKey(other)
