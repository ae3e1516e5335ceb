import { COPYRIGHT_YEAR_MIN } from '#src/domain/limits.ts'
import { hasContactDetails } from '#src/domain/metadata/contact-details.ts'
import { error, type Problem, warning } from '#src/domain/problem.ts'

const SYMBOL = /^\s*(?:[©℗]|\([cp]\))\s*/iu
const LEADING_YEAR = /^\s*(\d{4})\s+/u

/** A C or P line: a year from 1900 to this one, and the owner without symbol or year, which a repair moves (catalogue-5). */
export const copyrightProblems = (
  { year, text }: { year: number | null; text: string },
  field: 'copyright' | 'copyrightC' | 'copyrightP',
  today: string,
): Problem[] => {
  const problems: Problem[] = []
  const maximum = Number(today.slice(0, 4))
  if (year === null) problems.push(error('COPYRIGHT_YEAR_MISSING', `${field}.year`))
  else if (year < COPYRIGHT_YEAR_MIN || year > maximum)
    problems.push(error('COPYRIGHT_YEAR_WRONG', `${field}.year`, { minimum: COPYRIGHT_YEAR_MIN, maximum }))
  const withoutSymbol = text.replace(SYMBOL, '')
  const written = LEADING_YEAR.exec(withoutSymbol)?.[1]
  const owner = withoutSymbol.replace(LEADING_YEAR, '').trim()
  if (owner === '') problems.push(error('COPYRIGHT_OWNER_MISSING', `${field}.text`))
  else if (owner !== text.trim())
    problems.push(
      warning('COPYRIGHT_SYMBOL', `${field}.text`, {
        fix: owner,
        values: { fix: owner },
        ...(year === null && written !== undefined && { move: { to: 'year', text: written } }),
      }),
    )
  if (hasContactDetails(text)) problems.push(error('METADATA_ADDRESS', `${field}.text`, { text: text.trim() }))
  return problems
}

const LINES = ['copyrightC', 'copyrightP'] as const

/** The line of a release that a problem's field belongs to: both have a year and an owner, so their problems read alike. */
export const copyrightLineOf = (field: string): (typeof LINES)[number] | undefined =>
  LINES.find((line) => field.startsWith(`${line}.`))

/** The year of the recording is optional; when given, it lies between 1900 and this one (catalogue-5). */
export const recordingProblems = (year: number | null, today: string): Problem[] => {
  const maximum = Number(today.slice(0, 4))
  if (year === null || (Number.isInteger(year) && year >= COPYRIGHT_YEAR_MIN && year <= maximum)) return []
  return [error('RECORDING_YEAR_WRONG', 'recordingYear', { minimum: COPYRIGHT_YEAR_MIN, maximum })]
}
