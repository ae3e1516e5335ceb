import type { ProblemField } from '#src/domain/fields.ts'
import { hasContactDetails } from '#src/domain/metadata/contact-details.ts'
import {
  isAllCapitals,
  isAllLower,
  capitalWord,
  dropSenselessCapitals,
  rewriteWords,
} from '#src/domain/metadata/letter-case.ts'
import { collapseSpaces } from '#src/domain/metadata/title-spelling.ts'
import { explicitInVersion, guestsInVersion, isNeedlessVersion } from '#src/domain/metadata/title-words.ts'
import { type Finding, keepGoodFixes } from '#src/domain/metadata/title.ts'
import type { Problem } from '#src/domain/problem.ts'

const REMASTER = /\bre[-\s]master(?:ed)?\b/iu
const REMASTERED_LATER = /^remaster(?:ed)?(?: version)?\s+(\d{4})$/iu
const VERSION_AGAIN = /\b(versione?|edit|mix)\b(.*?)\s+\b(?:\1)\b/iu
const FORMAT = /^(?:single|singolo|ep|lp|album)$/iu
const MARKETING =
  /\b(?:dolby atmos|exclusive|limited edition|digital only|official video|video ufficiale|lossless|24-bit)\b/iu

/** With a capital where a version begins; each word of an English one. */
const capitalized = (text: string, language: string) => {
  const calm = dropSenselessCapitals(text)
  return rewriteWords(calm, (word, index) =>
    index === 0 || (language !== 'it' && word.text.length > 3) || /^(?:mix|rmx)$/iu.test(word.text)
      ? capitalWord(word.text)
      : word.text,
  )
}

const remastered = (text: string) =>
  text
    .replace(REMASTER, (word) => (/ed$/iu.test(word) ? 'Remastered' : 'Remaster'))
    .replace(REMASTERED_LATER, '$1 Remaster')

const detect = (version: string, language: string): Finding[] => {
  const text = version.trim()
  if (text === '') return []
  const found: Finding[] = []
  const bare = collapseSpaces(text.replaceAll(/^[([]+|[)\]]+$/gu, ''))
  const flag = explicitInVersion(text)
  const guests = guestsInVersion(text)
  // What is no version, and is moved or removed, has no capitals to put right.
  const isCased = (!isAllCapitals(bare) && !isAllLower(bare)) || isNeedlessVersion(text) || guests !== null
  if (isNeedlessVersion(text)) found.push({ code: 'VERSION_NEEDLESS', severity: 'ERROR', fix: '' })
  if (flag !== null)
    found.push({
      code: 'VERSION_EXPLICIT_WORD',
      severity: 'ERROR',
      fix: '',
      move: { to: 'explicit', text: String(flag) },
    })
  if (guests !== null)
    found.push({
      code: 'VERSION_FEATURED_ARTIST',
      severity: 'ERROR',
      fix: guests.rest.replace(/^_\s*/u, ''),
      move: guests.move,
    })
  if (FORMAT.test(bare)) found.push({ code: 'TITLE_FORMAT_WORD', severity: 'ERROR', fix: '' })
  if (MARKETING.test(text)) found.push({ code: 'TITLE_MARKETING', severity: 'ERROR' })
  if (hasContactDetails(text)) found.push({ code: 'TITLE_ADDRESS', severity: 'ERROR' })
  if (bare !== text && !/[([]/u.test(bare)) {
    const fix = isCased ? bare : capitalized(bare, language)
    found.push({ code: 'VERSION_BRACKETS', severity: 'WARNING', fix, values: { fix } })
  }
  if (!isCased && bare === text) {
    const fix = capitalized(bare, language)
    found.push({ code: 'VERSION_CASE', severity: 'WARNING', fix, values: { fix } })
  }
  if (VERSION_AGAIN.test(bare)) {
    const fix = bare.replace(VERSION_AGAIN, '$1$2')
    found.push({ code: 'VERSION_TWICE', severity: 'WARNING', fix, values: { fix } })
  }
  const remaster = remastered(bare)
  if (remaster !== bare)
    found.push({ code: 'VERSION_REMASTER', severity: 'WARNING', fix: remaster, values: { fix: remaster } })
  return found
}

/** What stores would send back about a version: only what distinguishes this recording from another belongs there. */
export const versionProblems = (version: string | null, field: ProblemField, language = ''): Problem[] => {
  const text = version ?? ''
  const find = (written: string) => detect(written, language)
  return keepGoodFixes(text, find(text), find).map((finding) => ({ ...finding, field }))
}
