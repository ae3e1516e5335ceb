import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MatchedTrack, matchMasters } from '#src/domain/release/match-masters.ts'

/** A tracklist; a star marks a track that has its master, and the version follows a slash. */
const tracklist = (...titles: string[]): MatchedTrack[] =>
  titles.map((text, index) => {
    const [title = '', version = ''] = text.replace('*', '').split('/')
    return { assetId: `t${index + 1}`, title, version, isWaiting: !text.includes('*') }
  })

const matched = (fileNames: readonly string[], tracks: readonly MatchedTrack[]) => {
  const found = matchMasters(fileNames, tracks)
  return fileNames.map((_, index) => found.get(index) ?? null)
}

describe('when files have the titles of tracks that wait', () => {
  test.each([
    ['in another case', ['EBB.wav', 'flow.wav'], ['Ebb', 'Flow'], ['t1', 't2']],
    ['with another number', ['02 Ebb.wav', '01 Flow.wav'], ['Ebb', 'Flow'], ['t1', 't2']],
    [
      'with underscores and without accents',
      ['01_Citta_1.wav', '11 Città 11.wav'],
      ['Città 1', 'Città 11'],
      ['t1', 't2'],
    ],
    ['which begin with a number', ['24 Hours.wav', 'Hours.wav'], ['Hours', '24 Hours'], ['t2', 't1']],
    ['with the version', ['Ebb (Live).wav', 'Ebb.wav'], ['Ebb', 'Ebb/Live'], ['t2', 't1']],
    ['without the version', ['Flow.wav'], ['Ebb', 'Flow/Live'], ['t2']],
    ['with the artist', ['Vela Nera - Ebb.wav', 'Flow - Vela Nera.wav'], ['Ebb', 'Flow'], ['t1', 't2']],
    [
      'with the album, which a track has as well',
      ['V - Drift - Ebb.wav', 'V - Drift - Drift.wav'],
      ['Drift', 'Ebb'],
      ['t2', 't1'],
    ],
    ['of which one is within the other', ['V - Blue Moon.wav', 'V - Blue.wav'], ['Blue', 'Blue Moon'], ['t2', 't1']],
    ['of which two are alike', ['01 Ebb.wav', '3 Ebb.wav'], ['Ebb', 'Flow', 'Ebb'], ['t1', 't3']],
    ['of which only one waits', ['Ebb.wav'], ['Ebb*', 'Ebb'], ['t2']],
  ])('%s, then each goes to its track', (_, files, titles, expected) => {
    expect(matched(files, tracklist(...titles))).toEqual(expected)
  })
})

describe('when files have no title of a track, but a number', () => {
  test.each([
    ['a number alone', ['02.wav', '1.wav'], ['Ebb', 'Flow'], ['t2', 't1']],
    ['a point', ['02. Take.wav'], ['Ebb', 'Flow'], ['t2']],
    ['a disc', ['1-02 Mix.wav'], ['Ebb', 'Flow'], ['t2']],
    ['discs in a row', ['2-1 a.wav', '1-1 b.wav', '1-2 c.wav'], ['Ebb', 'Flow', 'Drift'], ['t3', 't1', 't2']],
    ['a disc whose predecessor is missing', ['2-01 a.wav'], ['Ebb', 'Flow'], [null]],
    ['the same artist, called like a track', ['01 V - a.wav', '02 V - b.wav'], ['Ebb', 'Flow', 'V'], ['t1', 't2']],
    ['the number of a track that has its master', ['01 Take.wav'], ['Ebb*', 'Flow'], [null]],
    ['the title of one that has its master', ['02 Ebb.wav'], ['Ebb*', 'Flow'], [null]],
    ['the same number twice', ['01 a.wav', '1 b.wav'], ['Ebb', 'Flow'], [null, null]],
    ['a number that no track has', ['12 a.wav', '1999.wav', '00.wav'], ['Ebb', 'Flow'], [null, null, null]],
  ])('such as %s, then only those whose track waits find it', (_, files, titles, expected) => {
    expect(matched(files, tracklist(...titles))).toEqual(expected)
  })
})

describe('when it is not certain which track a file belongs to', () => {
  test.each([
    [['Ebb.wav', 'Ebb.flac'], ['Ebb'], [null, null]],
    [['Ebb.wav'], ['Ebb', 'Ebb'], [null]],
    [['Ebb and Flow.wav'], ['Ebb', 'And', 'Drift'], [null]],
    [['Ebb.wav', 'Ebb alternative take.wav'], ['Ebb'], ['t1', null]],
    [
      ['Bonus.wav', '.wav', ''],
      ['Ebb', ''],
      [null, null, null],
    ],
  ])('as %j among %j, then it goes to none', (files, titles, expected) => {
    expect(matched(files, tracklist(...titles))).toEqual(expected)
  })
})

const word = fc.constantFrom('Ebb', 'Flow', 'Città', 'Hours', 'V', '1', '24', '')
const fileName = fc
  .tuple(fc.constantFrom('', '1 ', '02 - ', '3. ', '1-02 ', '2-1 '), fc.array(word, { maxLength: 3 }))
  .map(([number, words]) => `${number}${words.join(' ')}.wav`)
const track = fc.record({ title: word, version: fc.constantFrom('', 'Live'), isWaiting: fc.boolean() })
const tracks = fc
  .array(track, { maxLength: 5 })
  .map((all) => all.map((each, index) => ({ ...each, assetId: `t${index + 1}` })))
const files = fc.array(fc.oneof(fileName, fc.string({ unit: 'grapheme' })), { maxLength: 6 })

test('when any files are matched, then a track that waits gets at most one, and no other track gets any', () => {
  fc.assert(
    fc.property(files, tracks, (names, list) => {
      const found = [...matchMasters(names, list).values()]
      const waiting = list.filter(({ isWaiting }) => isWaiting).map(({ assetId }) => assetId)
      expect(new Set(found).size).toBe(found.length)
      expect(waiting).toEqual(expect.arrayContaining(found))
    }),
  )
})

test('when the same files come in another order, then each goes to the same track', () => {
  fc.assert(
    fc.property(files, tracks, (names, list) => {
      expect(matched(names.toReversed(), list).toReversed()).toEqual(matched(names, list))
    }),
  )
})
