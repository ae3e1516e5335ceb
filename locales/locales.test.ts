import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from '#src/contract/zod.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#src/domain/interface-languages.ts'

const FOLDER = import.meta.dirname
const branch = z.record(z.string(), z.unknown())

/** Every text of a file by its whole key. */
const textsOf = (language: string, file: string) => {
  const texts = new Map<string, string>()
  const walk = (node: unknown, path: string) => {
    if (typeof node === 'string') texts.set(path, node)
    else
      for (const [key, child] of Object.entries(branch.parse(node))) walk(child, path === '' ? key : `${path}.${key}`)
  }
  walk(JSON.parse(readFileSync(`${FOLDER}/${language}/${file}`, 'utf8')), '')
  return texts
}
const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{\{(\w+)[^}]*\}\}|<(\w+)>/g)].map(([all]) => all).toSorted()
// Each language has its own forms of a plural: Italian has one for millions, English has none.
const FORM = /_(?:zero|one|two|few|many|other)$/
const withoutForms = (keys: Iterable<string>) => [...new Set([...keys].map((key) => key.replace(FORM, '')))].toSorted()

const files = readdirSync(`${FOLDER}/${DEFAULT_LANGUAGE}`)

test('when a folder has texts, then it is listed as a language, and has the same files as the others', () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual(LANGUAGES.toSorted())
  for (const { name } of folders) expect([name, readdirSync(`${FOLDER}/${name}`)]).toEqual([name, files])
})

/** Words that nobody says to a user, and second words for things that have one. Values and addresses are no words. */
const BANNED: Record<(typeof LANGUAGES)[number], RegExp> = {
  en: /\b(?:is no (?!longer)|whoever|somebody|anybody|mend|stands|told|lately|goes away|taken back|for good|catalogs?|colors?|favorite)\b/i,
  it: /\b(?:chiunque|tracce?|label|tenut[aoie]|da sé|si incontrano|non è qui|submission|rimandat[aoie])\b/i,
}
/** Search words are what a user may type. */
const SEARCH_WORDS = /^also\./
const bannedIn = (language: (typeof LANGUAGES)[number], text: string) =>
  BANNED[language].exec(text.replaceAll(/\{\{[^}]*\}\}|\S+@\S+/g, ''))?.[0]

test.each(LANGUAGES)('when a text is in %s, then it has no banned word', (language) => {
  const found = files.flatMap((file) =>
    [...textsOf(language, file)].flatMap(([key, text]) =>
      SEARCH_WORDS.test(key) || bannedIn(language, text) === undefined ? [] : [`${file} ${key}: ${text}`],
    ),
  )
  expect(found).toEqual([])
})

test('when a text has a banned word, then it is found, but not in a value or a longer word', () => {
  expect(bannedIn('en', 'This is no valid ISRC.')).toBe('is no ')
  expect(bannedIn('en', 'This code is no longer valid.')).toBeUndefined()
  expect(bannedIn('it', 'Scegli le tracce')).toBe('tracce')
  expect(bannedIn('it', 'Selezione: {{label}}, tracklist')).toBeUndefined()
})

describe.each(LANGUAGES.flatMap((language) => files.map((file) => [language, file] as const)))(
  '%s/%s',
  (language, file) => {
    const [english, translated] = [textsOf(DEFAULT_LANGUAGE, file), textsOf(language, file)]

    test('when it is compared with the English file, then it has the same keys, and no text is empty (catalogue-8.18)', () => {
      expect(withoutForms(translated.keys())).toEqual(withoutForms(english.keys()))
      expect([...english, ...translated].filter(([, text]) => text.trim() === '')).toEqual([])
    })

    test('when a text names values, then they are those of the English text', () => {
      for (const [key, text] of translated)
        expect([key, placeholdersOf(text)]).toEqual([
          key,
          placeholdersOf(english.get(key) ?? english.get(key.replace(FORM, '_other')) ?? ''),
        ])
    })

    test('when a text has a plural, then it has every form that its language knows', () => {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
      const plurals = [...english.keys()].filter((key) => key.endsWith('_one')).map((key) => key.replace(FORM, ''))
      for (const key of plurals)
        expect([key, forms.filter((form) => !translated.has(`${key}_${form}`))]).toEqual([key, []])
    })
  },
)
