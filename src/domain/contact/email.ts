import { EMAIL_MAX } from '#src/domain/limits.ts'

const SHAPE = /^[A-Z0-9._%+-]+@(?:[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?\.)+[A-Z]{2,}$/i

/** The usual shape, in any case, with a top-level part of at least two letters (access-5). */
export const isValidEmail = (value: string): boolean => value.length <= EMAIL_MAX && SHAPE.test(value)
