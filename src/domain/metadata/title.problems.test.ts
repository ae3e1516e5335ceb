import { describe, expect, test } from 'vitest'
import { TEXT_MAX, TITLE_LONG } from '#src/domain/limits.ts'
import { titleProblems } from '#src/domain/metadata/title.ts'

const find = (title: string, language = 'en', names: string[] = []) => titleProblems(title, language, 'title', names)
const found = (title: string, code: string, language = 'en', names: string[] = []) =>
  find(title, language, names).find((problem) => problem.code === code)

describe('what is wrong with a title, as a whole', () => {
  test.each([
    [' ', 'TITLE_MISSING', 'ERROR'],
    ['Blue www.luna.com', 'TITLE_ADDRESS', 'ERROR'],
    ['Blue 🌙', 'TITLE_SYMBOLS', 'ERROR'],
    ['Track 01', 'TITLE_GENERIC', 'ERROR'],
    ['?', 'TITLE_SYMBOL_ONLY', 'WARNING'],
    ['…', 'TITLE_SYMBOL_ONLY', 'WARNING'],
    ['Sleep Music, Piano, Rain', 'TITLE_SEARCH_TERMS', 'WARNING'],
    ['F**k You', 'TITLE_CENSORED', 'WARNING'],
    ['Blue **ck', 'TITLE_CENSORED', 'WARNING'],
  ])('when it is “%s”, then %s is said as %s, without a repair', (title, code, severity) => {
    expect(found(title, code)).toEqual({ code, severity, field: 'title' })
  })

  test.each([
    ['Blue (Moon', 'TITLE_BRACKETS', 'WARNING', 'Blue (Moon)'],
    ['Blue Moon EP', 'TITLE_FORMAT_ENDING', 'WARNING', 'Blue Moon'],
    ['Blue Moon  LP', 'TITLE_FORMAT_ENDING', 'WARNING', 'Blue Moon'],
  ])('when it is “%s”, then %s is said as %s with the repair “%s”', (title, code, severity, fix) => {
    expect(found(title, code)).toEqual({ code, severity, field: 'title', fix })
  })

  test.each([
    ['Blue (Live)', 'TITLE_VERSION_WORD', 'WARNING'],
    ['Blue (Explicit)', 'TITLE_EXPLICIT_WORD', 'ERROR'],
    ['Blue (feat. Ana)', 'TITLE_FEATURED_ARTIST', 'ERROR'],
    ['Blue (Out Now)', 'TITLE_MARKETING', 'ERROR'],
  ])('when it is “%s”, then %s is said as %s, and the rest is kept', (title, code, severity) => {
    expect(found(title, code)).toMatchObject({ severity, fix: 'Blue' })
  })

  test.each([
    ['Blue', 'TITLE_SYMBOL_ONLY'],
    ['B', 'TITLE_SYMBOL_ONLY'],
    ['1', 'TITLE_SYMBOL_ONLY'],
    ['?!', 'TITLE_SYMBOL_ONLY'],
    ['“Blue”', 'TITLE_SYMBOL_ONLY'],
    ['Sleep Music, Piano', 'TITLE_SEARCH_TERMS'],
    ['Sleep, Rain, Sun', 'TITLE_SEARCH_TERMS'],
    ['Blue * Moon', 'TITLE_CENSORED'],
    ['EP', 'TITLE_FORMAT_ENDING'],
    ['Blue EP Moon', 'TITLE_FORMAT_ENDING'],
    ['Blue ep', 'TITLE_FORMAT_ENDING'],
    ['4 Track EP', 'TITLE_FORMAT_ENDING'],
    ['Blue - EP', 'TITLE_FORMAT_ENDING'],
  ])('when it is “%s”, then %s is not said', (title, code) => {
    expect(found(title, code)).toBeUndefined()
  })
})

describe('the length of a title', () => {
  const long = (length: number) => `B${'a'.repeat(length - 1)}`
  test.each([
    [TITLE_LONG, []],
    [TITLE_LONG + 1, [{ code: 'TITLE_LONG', severity: 'INFO', field: 'title', values: { maximum: TITLE_LONG } }]],
    [TEXT_MAX, [{ code: 'TITLE_LONG', severity: 'INFO', field: 'title', values: { maximum: TITLE_LONG } }]],
    [TEXT_MAX + 1, [{ code: 'TITLE_TOO_LONG', severity: 'ERROR', field: 'title', values: { maximum: TEXT_MAX } }]],
  ])('when it has %i characters, then the problems are %j', (length, problems) => {
    expect(find(long(length))).toEqual(problems)
  })
})

describe('how a title is spelled', () => {
  test.each([
    ['Dreams Part 2', 'en', 'TITLE_PART', 'WARNING', 'Dreams, Pt. 2'],
    ['Ｂlue Moon', 'en', 'TITLE_UNICODE', 'INFO', 'Blue Moon'],
    ['Love/Hate', 'en', 'TITLE_SLASH', 'WARNING', 'Love / Hate'],
  ])('when “%s” is in %s, then %s is said as %s with the repair “%s”', (title, language, code, severity, fix) => {
    expect(found(title, code, language)).toEqual({ code, severity, field: 'title', fix, values: { fix } })
  })

  test('when an accent is missing in an Italian title, then that is only suggested, and in no other language said', () => {
    expect(found("La citta' di notte", 'TITLE_ACCENT', 'it')).toMatchObject({ isSuggestion: true })
    expect(found("La citta' di notte", 'TITLE_ACCENT', 'en')).toBeUndefined()
  })

  test('when a version follows in brackets, then its capitals are looked at; those of a credit are not', () => {
    expect(found('blue moon (live)', 'TITLE_ALL_LOWER')?.fix).toBe('Blue Moon (Live)')
    expect(found('blue moon (prod. by k)', 'TITLE_ALL_LOWER')?.fix).toBe('Blue Moon (prod. by k)')
  })
})

describe('the name of whose title it is', () => {
  test.each([
    ['Luna - Blue', 'Luna', 'Blue'],
    ['luna: Blue', ' Luna ', 'Blue'],
    ['Luna | Blue', 'Luna', 'Blue'],
    ['Blue – Luna', 'Luna', 'Blue'],
    ['A$AP (Crew) - Blue', 'A$AP (Crew)', 'Blue'],
    ['C.R.A. - Blue', 'C.R.A.', 'Blue'],
  ])('when the title is “%s” by “%s”, then the repair is “%s”', (title, name, fix) => {
    expect(found(title, 'TITLE_ARTIST_NAME', 'en', ['Ana', name])).toEqual({
      code: 'TITLE_ARTIST_NAME',
      severity: 'ERROR',
      field: 'title',
      fix,
      values: { name },
    })
  })

  test.each([
    ['Luna Blue', 'Luna'],
    ['Luna', 'Luna'],
    ['Luna - ', 'Luna'],
    ['- Blue', ''],
    ['CXRXA - Blue', 'C.R.A'],
    ['Lunar - Blue', 'Luna'],
  ])('when the title is “%s” by “%s”, then it is not named in it', (title, name) => {
    expect(found(title, 'TITLE_ARTIST_NAME', 'en', [name])).toBeUndefined()
  })

  test('when a symbol belongs to the name, then it is allowed, and any other is not', () => {
    expect(found('A$AP Days', 'TITLE_SYMBOLS', 'en', ['A$AP'])).toBeUndefined()
    expect(found('A$AP Days', 'TITLE_SYMBOLS', 'en', ['ASAP'])).toMatchObject({ severity: 'ERROR' })
    expect(found('A$AP Days @', 'TITLE_SYMBOLS', 'en', ['A$AP'])).toMatchObject({ severity: 'ERROR' })
  })
})

test('when titles were asked for many times, then each is answered for its own language and names', () => {
  for (let index = 0; index < 1100; index += 1) find(`Blue ${index}`)
  expect(found('la canzone', 'TITLE_ALL_LOWER', 'it')?.fix).toBe('La canzone')
  expect(found('Luna - Blue', 'TITLE_ARTIST_NAME', 'en', ['Luna'])).toBeDefined()
  expect(found('Luna - Blue', 'TITLE_ARTIST_NAME', 'en', [])).toBeUndefined()
})
