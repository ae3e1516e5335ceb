import i18next from 'i18next'
import type { Problem } from '#src/domain/problem.ts'

/** What a rule found, in words. The `problems` texts must be loaded. */
export const problemText = ({ code, values = {} }: Pick<Problem, 'code' | 'values'>): string =>
  i18next.t(`problems:${code}`, values)
