import problemTexts from '#locales/en/problems.json' with { type: 'json' }
import { PROBLEM_CODES } from '#src/domain/problem-codes.ts'
import { ARTIST_RULES } from './artists.ts'
import { COVER_RULES } from './covers.ts'
import type { Example, Rule } from './example.ts'
import { RELEASE_RULES } from './releases.ts'
import { SOURCES } from './sources.ts'
import { TITLE_RULES } from './titles.ts'

export const RULES: readonly Rule[] = [...TITLE_RULES, ...ARTIST_RULES, ...RELEASE_RULES]

const cell = (text: string) =>
  text
    .replaceAll('|', String.raw`\|`)
    .replaceAll('\u200B', '␣')
    .trim()

const found = ({ code, bad }: Example) => bad.problems.find((problem) => problem.code === code)

const repairOf = (example: Example) => {
  const problem = found(example)
  if (problem?.fix === undefined) return ''
  const moved = problem.move === undefined ? '' : `, “${problem.move.text}” to ${problem.move.to.toLowerCase()}`
  return `${problem.fix === '' ? 'empty' : `“${problem.fix}”`}${moved}${problem.isSuggestion === true ? ' (suggested)' : ''}`
}

const STATES: Record<Rule['state'], string> = {
  WHOLE: '',
  PART: 'in part; lacks ',
  ABSENT: 'not yet; lacks ',
  INAPPLICABLE: 'does not apply: ',
}

const line = ({ rule, about, state, lacks }: Rule, example: Example | undefined) =>
  [
    rule,
    about,
    SOURCES[rule] ?? '',
    example === undefined ? '' : `\`${example.code}\``,
    (example && found(example)?.severity.toLowerCase()) ?? '',
    example?.bad.text ?? '',
    example?.good.text ?? '',
    example === undefined ? '' : repairOf(example),
    `${STATES[state]}${lacks ?? ''}`,
  ]
    .map(cell)
    .join(' | ')

const count = (rules: readonly Rule[], state: Rule['state']) => rules.filter((rule) => rule.state === state).length

const table = (rules: readonly Rule[]) => [
  '| Rule | What it asks | Source | Code | Severity | Refused | Accepted | Repair | State |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  ...rules
    .flatMap((rule) =>
      rule.examples.length === 0 ? [line(rule, undefined)] : rule.examples.map((example) => line(rule, example)),
    )
    .map((text) => `| ${text} |`),
]

const texts: Readonly<Record<string, string>> = problemTexts
/** What is said of a code; where it depends on a number, of many. */
const textOf = (code: string) => texts[code] ?? texts[`${code}_other`] ?? ''

/** Codes of which no example above tells: of what is missing, of files, of formats, dates and limits. */
const otherCodes = () => {
  const shown = new Set<string>([...RULES, ...COVER_RULES].flatMap(({ examples }) => examples.map(({ code }) => code)))
  return PROBLEM_CODES.filter((code) => !shown.has(code)).toSorted()
}

/** The page of the rules: each with its codes, severities and examples, which the rules themselves were asked about. */
export const writeRulesPage = (): string => {
  return [
    '# Rules',
    '',
    '`npm run rules` writes this page from the rules themselves. An error blocks the submission, a warning may be kept with a reason',
    'that the reviewer reads, info only informs. The numbers of the rules are ours, as the tests name them. The rules are in `src/domain`;',
    'their texts are in `locales/*/problems.json`.',
    '',
    'A source is named where one asks for the rule: `specification` is [what was asked for](specification/catalogue.md). A rule without',
    'one is drawn from the style guides of Apple Music and Spotify and the help pages of distributors together.',
    '',
    `Of ${RULES.length} rules, ${count(RULES, 'WHOLE')} are whole, ${count(RULES, 'PART')} in part, ${count(RULES, 'ABSENT')} not there yet; ${count(RULES, 'INAPPLICABLE')} does not apply.`,
    '',
    ...table(RULES),
    '',
    '## Covers',
    '',
    `Of ${COVER_RULES.length} rules, ${count(COVER_RULES, 'WHOLE')} are whole. Where a picture has to be compared with words, a reviewer does.`,
    '',
    ...table(COVER_RULES),
    '',
    '## What is missing, files, formats, dates and limits',
    '',
    'These need no example: the text says what is found. Most files are read by `src/domain/media` and `src/domain/asset`.',
    '',
    '| Code | What is said |',
    '| --- | --- |',
    ...otherCodes().map((code) => `| \`${code}\` | ${cell(textOf(code))} |`),
    '',
  ].join('\n')
}
