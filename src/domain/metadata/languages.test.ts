import { afterEach, describe, expect, test, vi } from 'vitest'
import { LANGUAGES } from '#src/domain/interface-languages.ts'
import { LANGUAGE_CODES, NO_LANGUAGE, languageName } from '#src/domain/metadata/languages.ts'
import { readLanguage } from '#src/domain/release-import/cell-readers.ts'

/** What Chromium has no name for, in any language. */
const UNNAMED =
  'mul ab aa av ba bi ch ce cv kw cr dz fj ff hz ho io ki kv kg kj lu gv mh na nd nr ng nv oj os rn sg sc ss bo ty ve za'
const SHOWN = LANGUAGE_CODES.filter((code) => code !== NO_LANGUAGE)

afterEach(() => vi.restoreAllMocks())

describe.each(LANGUAGES)('in %s', (language) => {
  test('every language has a name, and no two have the same', () => {
    const names = SHOWN.map((code) => languageName(code, language))
    expect(SHOWN.filter((code, index) => names[index] === code)).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  test('a browser that has no name for some shows ours', () => {
    vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation((code) => code)
    expect(UNNAMED.split(' ').filter((code) => languageName(code, language) === code)).toEqual([])
  })

  test('a name begins with a capital, as a value on its own does', () => {
    expect(SHOWN.filter((code) => /^\p{Ll}/u.test(languageName(code, language)))).toEqual([])
  })

  test('the import reads every name that is shown', () => {
    expect(SHOWN.filter((code) => readLanguage(languageName(code, language)) !== code)).toEqual([])
  })
})

test.each(['', 'SOMETHING_NEW', 'x'.repeat(3000), '<b>'])('%j, which is no code, is shown as it is', (text) => {
  expect(languageName(text, 'en')).toBe(text)
})
