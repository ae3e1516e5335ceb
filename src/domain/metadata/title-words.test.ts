import { describe, expect, test } from 'vitest'
import {
  explicitInVersion,
  guestsInVersion,
  isNeedlessVersion,
  misplacedWords,
} from '#src/domain/metadata/title-words.ts'

describe('words that belong in another field', () => {
  test.each([
    ['Blue Moon (feat. Ana, Leo & Ida)', 'FEATURED_ARTIST', 'Blue Moon', 'FEATURED', 'Ana, Leo, Ida'],
    ['Blue Moon [ft Ana]', 'FEATURED_ARTIST', 'Blue Moon', 'FEATURED', 'Ana'],
    ['Blue Moon ( feat. Ana )', 'FEATURED_ARTIST', 'Blue Moon', 'FEATURED', 'Ana'],
    ['Blue, (feat. Ana)', 'FEATURED_ARTIST', 'Blue', 'FEATURED', 'Ana'],
    ['Blue (with Ana e Leo) Moon', 'FEATURED_ARTIST', 'Blue Moon', 'FEATURED', 'Ana, Leo'],
    ['Blue Moon (w/ Ana and Leo)', 'FEATURED_ARTIST', 'Blue Moon', 'FEATURED', 'Ana, Leo'],
    ['Blue Moon Feat Ana', 'FEATURED_ARTIST', 'Blue Moon', 'FEATURED', 'Ana'],
    ['Blue Moon feat. Ana + Leo', 'FEATURED_ARTIST', 'Blue Moon', 'FEATURED', 'Ana, Leo'],
    ['Blue Moon featuring Ana', 'FEATURED_ARTIST', 'Blue Moon', 'FEATURED', 'Ana'],
    ['Blue w/ Ana', 'FEATURED_ARTIST', 'Blue', 'FEATURED', 'Ana'],
    ['Blue Moon (prod. K)', 'PRODUCER', 'Blue Moon', 'PRODUCER', 'K'],
    ['Blue Moon prod. by K', 'PRODUCER', 'Blue Moon', 'PRODUCER', 'K'],
    ['Blue prodotto da Ana e Leo', 'PRODUCER', 'Blue', 'PRODUCER', 'Ana, Leo'],
    ['Blue (Produced by K)', 'PRODUCER', 'Blue', 'PRODUCER', 'K'],
    ['Blue (Explicit)', 'EXPLICIT_WORD', 'Blue', 'explicit', 'true'],
    ['Blue - Dirty', 'EXPLICIT_WORD', 'Blue', 'explicit', 'true'],
    ['Blue (Uncensored)', 'EXPLICIT_WORD', 'Blue', 'explicit', 'true'],
    ['Blue (Esplicito)', 'EXPLICIT_WORD', 'Blue', 'explicit', 'true'],
    ['Blue [Clean Version]', 'EXPLICIT_WORD', 'Blue', 'explicit', 'false'],
    ['Blue (censurata)', 'EXPLICIT_WORD', 'Blue', 'explicit', 'false'],
    ['Blue (Live at Wembley)', 'VERSION_WORD', 'Blue', 'version', 'Live at Wembley'],
    ['Blue ( Live )', 'VERSION_WORD', 'Blue', 'version', 'Live'],
    ['Blue - Live', 'VERSION_WORD', 'Blue', 'version', 'Live'],
    ['Blue – Radio Edit', 'VERSION_WORD', 'Blue', 'version', 'Radio Edit'],
    ['Blue (Ana Remix)', 'VERSION_WORD', 'Blue', 'version', 'Ana Remix'],
    ['Blue [Acoustic]', 'VERSION_WORD', 'Blue', 'version', 'Acoustic'],
    ['Blue - (Live)', 'VERSION_WORD', 'Blue', 'version', 'Live'],
  ])('when a title is “%s”, then %s leaves “%s” and moves to %s “%s”', (title, code, rest, to, text) => {
    expect(misplacedWords(title)).toMatchObject([{ code: `TITLE_${code}`, rest, move: { to, text } }])
  })

  test.each([
    ['Blue (Original Mix)', 'NEEDLESS_VERSION', '(Original Mix)'],
    ['Blue - Album Version', 'NEEDLESS_VERSION', '- Album Version'],
    ['Blue (Originale)', 'NEEDLESS_VERSION', '(Originale)'],
    ['Blue - Single', 'FORMAT_WORD', '- Single'],
    ['Blue (EP)', 'FORMAT_WORD', '(EP)'],
    ['Blue (Official Video)', 'MARKETING', '(Official Video)'],
    ['Blue Official Video', 'MARKETING', 'Official Video'],
    ['Blue (Out Now)', 'MARKETING', '(Out Now)'],
  ])('when a title is “%s”, then %s removes “%s”', (title, code, words) => {
    expect(misplacedWords(title)).toEqual([{ code: `TITLE_${code}`, words, rest: 'Blue' }])
  })

  test('when a title has a guest and a version, then each is found in its own place', () => {
    expect(misplacedWords('Blue (Live) (feat. Ana)')).toMatchObject([
      { words: '(feat. Ana)', rest: 'Blue (Live)' },
      { words: '(Live)', rest: 'Blue (feat. Ana)' },
    ])
    expect(misplacedWords('Blue Moon Feat Ana (Live)')).toMatchObject([
      { words: 'Feat Ana', rest: 'Blue Moon (Live)' },
      { words: '(Live)', rest: 'Blue Moon Feat Ana' },
    ])
  })

  test.each([
    ['Great Feat of Strength'],
    ['6 Ft Under'],
    ['Blue Moon Ft Of Night'],
    ['Official Video'],
    ['Blue Live'],
    ['Blue (feat. )'],
  ])('when a title is “%s”, then nothing is misplaced', (title) => {
    expect(misplacedWords(title)).toEqual([])
  })
})

test.each([
  ['Original Mix', true],
  ['(Original Mix)', true],
  ['Album Version', true],
  ['Original Mix 2', false],
  ['Live', false],
])('when a version is “%s”, then it is %s that it is needless', (version, isNeedless) => {
  expect(isNeedlessVersion(version)).toBe(isNeedless)
})

test.each([
  ['Explicit', true],
  ['[Dirty Version]', true],
  ['Esplicita', true],
  ['Clean', false],
  ['Edited', false],
  ['Live', null],
  ['Explicit Live', null],
])('when a version is “%s”, then the flag that it stands for is %s', (version, flag) => {
  expect(explicitInVersion(version)).toBe(flag)
})

test('when a version names guests, then they are found', () => {
  expect(guestsInVersion('Live feat. Ana')?.move).toEqual({ to: 'FEATURED', text: 'Ana' })
  expect(guestsInVersion('(feat. Ana)')?.move).toEqual({ to: 'FEATURED', text: 'Ana' })
  expect(guestsInVersion('Live')).toBeNull()
})
