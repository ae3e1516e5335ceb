import { afterEach, describe, expect, test, vi } from 'vitest'
import { LANGUAGES } from '#src/domain/interface-languages.ts'
import { LANGUAGE_CODES, NO_LANGUAGE, languageName, matchesLanguageScript } from '#src/domain/metadata/languages.ts'
import { readLanguage } from '#src/domain/release-import/cell-readers.ts'

/** What Chromium has no name for, in any language. */
const UNNAMED =
  'mul ab aa av ba bi ch ce cv kw cr dz fj ff hz ho io ki kv kg kj lu gv mh na nd nr ng nv oj os rn sg sc ss bo ty ve za'
const SHOWN = LANGUAGE_CODES.filter((code) => code !== NO_LANGUAGE)

afterEach(() => vi.restoreAllMocks())

describe.each(LANGUAGES)('when the interface is in %s', (language) => {
  test('then every language has a name, and no two have the same', () => {
    const names = SHOWN.map((code) => languageName(code, language))
    expect(SHOWN.filter((code, index) => names[index] === code)).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  test('then a language that the browser has no name for is shown with ours', () => {
    vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation((code) => code)
    expect(UNNAMED.split(' ').filter((code) => languageName(code, language) === code)).toEqual([])
  })

  test('then a region hides none of our names', () => {
    expect(SHOWN.map((code) => languageName(code, `${language}-CH`))).toEqual(
      SHOWN.map((code) => languageName(code, language)),
    )
  })

  test('then the name of a language begins with a capital', () => {
    expect(SHOWN.filter((code) => /^\p{Ll}/u.test(languageName(code, language)))).toEqual([])
  })

  test('then the import reads every name that is shown', () => {
    expect(SHOWN.filter((code) => readLanguage(languageName(code, language)) !== code)).toEqual([])
  })
})

test.each(['', 'SOMETHING_NEW', 'x'.repeat(3000), '<b>'])(
  'when %j is no code of a language, then it is shown as it is',
  (text) => {
    expect(languageName(text, 'en')).toBe(text)
  },
)

describe('the script of a title', () => {
  test.each([
    ['Лунная ночь', 'ru', true],
    ['Лунная ночь', 'sr', true],
    ['Лунная ночь', 'it', false],
    ['Лунная ночь', 'mul', true],
    ['夜に駆ける', 'ja', true],
    ['夜に駆ける', 'zh', false],
    ['夜', 'zh', true],
    ['Νύχτα Луна', 'el', false],
    ['Blue Moon', 'ja', true],
    ['Blue Νύχτα', 'el', true],
    ['Blue Νύχτα', 'en', false],
  ])('when “%s” is said to be in “%s”, then it is %s that it can be', (title, language, can) => {
    expect(matchesLanguageScript(title, language)).toBe(can)
  })
})
