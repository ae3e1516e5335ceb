import { describe, expect, test } from 'vitest'
import { letterCaseOfTitle, letterCaseStyle } from '#src/domain/metadata/title-letter-case.ts'

const find = (title: string, language: string) =>
  letterCaseOfTitle(title, language, []).map(({ code, fix, isSuggestion }) => [
    code.replace('TITLE_', ''),
    fix ?? null,
    isSuggestion === true,
  ])

describe('what stores would change', () => {
  test.each([
    ['IL CIELO SOPRA ROMA', 'it', 'ALL_CAPITALS', 'Il cielo sopra Roma', true],
    // Its small words say in which language it is, whatever the release says.
    ['IL CIELO SOPRA ROMA', 'en', 'ALL_CAPITALS', 'Il cielo sopra Roma', true],
    ['IL CIELO DEL MARE', '', 'ALL_CAPITALS', 'Il cielo del mare', true],
    ['MI CASA NO ES', 'es', 'ALL_CAPITALS', 'Mi casa no es', true],
    ['HELLO', 'xx', 'ALL_CAPITALS', 'Hello', true],
    ['DER MOND IST', 'de', 'ALL_CAPITALS', null, false],
    ['DER MOND IST', 'en', 'ALL_CAPITALS', null, false],
    ['blue of moon', '', 'ALL_LOWER', 'Blue of Moon', false],
    ['zxcv qwert', '', 'ALL_LOWER', null, false],
    ['der mond ist', 'de', 'ALL_LOWER', null, false],
    ['bLuE mOoN', 'en', 'RANDOM_CAPITALS', 'Blue Moon', false],
    ['Lost In A Pair of Eyes', 'en', 'CASE', 'Lost in a Pair of Eyes', false],
    ['blue Moon', 'en', 'FIRST_LAST', 'Blue Moon', false],
    ['Man-Of-War', 'en', 'HYPHENATED', 'Man-of-War', false],
    ['Il Cielo Di Roma', 'it', 'SENTENCE_CASE', 'Il cielo di Roma', true],
    ['Il cielo Di Roma', 'it', 'SENTENCE_CASE', 'Il cielo di Roma', true],
    ["L'Amore Che Resta", 'it', 'SENTENCE_CASE', "L'amore che resta", true],
    ['Notte, Di Notte', 'it', 'SENTENCE_CASE', 'Notte, di notte', true],
    ['Livet Är Det Som', 'sv', 'SENTENCE_CASE', 'Livet är det som', true],
    ['Livet Det', 'nn', 'SENTENCE_CASE', 'Livet det', true],
    ['Natten Og Dagen', 'no', 'SENTENCE_CASE', 'Natten og dagen', true],
    ['Kimi Dake Wo Mite', 'ja', 'ROMANIZED', 'Kimi dake wo mite', true],
    ['Kimi Dake Mite', 'ja', 'ROMANIZED', 'Kimi dake mite', true],
  ])('when “%s” is in the language “%s”, then %s says so, with “%s”', (title, language, code, fix, isSuggestion) => {
    expect(find(title, language)).toEqual([[code, fix, isSuggestion]])
  })

  test.each([
    ['Il cielo di Roma', 'it'],
    ['Vino E Rose', 'it'],
    ['Notte: Di Roma', 'it'],
    ['The Sky Of Rome', 'it'],
    ['Solo Per Te Amore', 'en'],
    ['Kimi No Na Wa', 'ja'],
    ['Kimi dake Mite Sore', 'ja'],
    ['El Mar', 'es'],
    ['Der Mond ist da', 'de'],
    ['Blue Moon', ''],
  ])('when “%s” is in the language “%s”, then nothing', (title, language) => {
    expect(find(title, language)).toEqual([])
  })

  test('when a title has credits, then they stay as they are', () => {
    const credits = [{ words: '(feat. ana $1)' }, { words: '[prod. by k]' }]
    expect(letterCaseOfTitle('blue moon (feat. ana $1) [prod. by k]', 'en', credits)).toMatchObject([
      { code: 'TITLE_ALL_LOWER', severity: 'WARNING', fix: 'Blue Moon (feat. ana $1) [prod. by k]' },
    ])
  })

  test('when a title is romanized, then that is only a hint', () => {
    expect(letterCaseOfTitle('Kimi Dake Mite', 'ja', [])).toMatchObject([{ severity: 'INFO' }])
  })
})

test.each([
  ['La Casa Azul', 'es', 'TITLE'],
  ['A Casa Dos Sonhos Azuis', 'pt', 'TITLE'],
  ['La Casa 22 Azul', 'es', 'TITLE'],
  ['La casa azul', 'es', 'SENTENCE'],
  ['La casa', 'pt', 'SENTENCE'],
  ['La Casa azul', 'es', null],
  ['Mi Casa', 'es', null],
  ['Casa', 'es', null],
  ['El De La', 'es', null],
  ['Si Tú Vas', 'es', null],
  ['La Casa Azul', 'it', null],
])('when “%s” is in the language “%s”, then its style is %s', (title, language, style) => {
  expect(letterCaseStyle(title, language)).toBe(style)
})
