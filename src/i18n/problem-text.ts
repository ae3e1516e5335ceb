import i18next from 'i18next'
import type { Problem } from '#src/domain/problem.ts'
import { formatDay } from '#src/i18n/format.ts'

/** The text of a problem. The `problems` texts must be loaded. */
export const problemText = ({ code, values = {} }: Pick<Problem, 'code' | 'values'>): string =>
  i18next.t(`problems:${code}`, {
    ...values,
    ...(typeof values.day === 'string' && { day: formatDay(values.day, i18next.language) }),
  })

/** Every problem has a text; the list of their codes is longer than this. */
export const isProblemCode = (code: string): boolean => i18next.exists(`problems:${code}`)
