import fc from 'fast-check'
import { expect, test } from 'vitest'
import { titleProblems } from '#src/domain/metadata/title.ts'
import { versionProblems } from '#src/domain/metadata/version.ts'

const RUNS = 10_000

const words = fc.constantFrom(
  ..."blue MOON the Of in a UP bLuE Down-And-Out perche' E' citta' Roma di del Mare live Part 2 VOL III feat. ft Ana & Leo (feat. Ana) (Remix) (Radio [Live] A/B - EP | ! !! .. . , ( ) \" “ ’ ' 🌙 www.x.com @luna explicit (Explicit) (prod. by K) Official Video (Original Mix) f**k x Ｂ e\u0301 \u200B iPhone McCartney 1999 Luna sobre el Rua da".split(
    ' ',
  ),
)
const titles = fc.oneof(
  fc.array(words, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)
const languages = fc.constantFrom('en', 'it', 'fr', 'de', 'es', 'ja', '')

/** What is right after each repair of a rule: its own problem is gone, and no other came. */
const check = (text: string, problemsOf: (text: string) => { code: string; fix?: string }[]) => {
  const before = new Set(problemsOf(text).map(({ code }) => code))
  for (const { code, fix } of problemsOf(text)) {
    if (fix === undefined) continue
    const after = problemsOf(fix).map((problem) => problem.code)
    expect(after).not.toContain(code)
    expect(after.filter((left) => !before.has(left))).toEqual([])
  }
}

test('when a title is repaired, then it has one problem fewer and no new one', () => {
  fc.assert(
    fc.property(titles, languages, (title, language) => {
      check(title, (text) => titleProblems(text, language, 'title', ['Luna']))
    }),
    { numRuns: RUNS },
  )
})

const credits = fc.constantFrom(
  '(feat. ana)',
  '[Feat. Leo & Ida]',
  '(with Ana)',
  'featuring Ana',
  'w/ Ana',
  '(prod. by k)',
)
const uncredited = fc
  .array(fc.constantFrom('blue', 'MOON', 'Of', 'in', 'a', 'UP', 'bLuE', 'Down-And-Out'), { minLength: 1 })
  .map((parts) => parts.join(' '))

test('when a title names a guest or a producer, then a repair moves the name or leaves it as it is written', () => {
  fc.assert(
    fc.property(uncredited, credits, languages, (title, credit, language) => {
      for (const { fix, move } of titleProblems(`${title} ${credit}`, language, 'title'))
        if (fix !== undefined && move === undefined) expect(fix).toContain(credit)
    }),
    { numRuns: RUNS },
  )
})

test('when a version is repaired, then it has one problem fewer and no new one', () => {
  fc.assert(
    fc.property(titles, languages, (version, language) => {
      check(version, (text) => versionProblems(text, 'version', language))
    }),
    { numRuns: RUNS },
  )
})
