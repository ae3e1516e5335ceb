import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from '#src/contract/zod.ts'

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
// Millions of something have their own plural in Italian.
const withoutMany = (keys: Iterable<string>) => [...keys].filter((key) => !key.endsWith('_many')).toSorted()

const files = readdirSync(`${FOLDER}/en`)

test('both languages have the same files', () => {
  expect(readdirSync(`${FOLDER}/it`)).toEqual(files)
})

describe.each(files)('%s', (file) => {
  const [english, italian] = [textsOf('en', file), textsOf('it', file)]

  test('has the same keys in both languages, and no empty text (catalogue-8.18)', () => {
    expect(withoutMany(italian.keys())).toEqual(withoutMany(english.keys()))
    expect([...english, ...italian].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('names the same values in both languages', () => {
    for (const [key, text] of italian)
      expect([key, placeholdersOf(text)]).toEqual([
        key,
        placeholdersOf(english.get(key) ?? english.get(key.replace(/_many$/, '_other')) ?? ''),
      ])
  })

  test('has every form of a plural that its language knows', () => {
    const plurals = [...english.keys()].filter((key) => key.endsWith('_one')).map((key) => key.replace(/_one$/, ''))
    for (const key of plurals)
      expect([key, italian.has(`${key}_one`), italian.has(`${key}_many`), italian.has(`${key}_other`)]).toEqual([
        key,
        true,
        true,
        true,
      ])
  })
})
