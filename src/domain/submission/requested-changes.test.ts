import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type GivenReason, REJECTION_REASONS, writeReason } from '#src/domain/submission/decision.ts'
import {
  isChanged,
  isSubjectChanged,
  openChanges,
  requestedChanges,
  type ReviewedRelease,
} from '#src/domain/submission/requested-changes.ts'

const RELEASE: ReviewedRelease = {
  title: 'Blue Window',
  version: null,
  artists: [{ artistId: 'anna', type: 'PRIMARY' }],
  coverFileId: 'cover-1',
  genre: 'Pop',
  copyrightP: { year: 2026, text: 'Own Label' },
  tracks: [
    { assetId: 'one', title: 'One', composer: ['A B'], media: { fileId: 'm1', durationMs: 1 } },
    { assetId: 'two', title: 'Two', composer: ['C D'], media: { fileId: 'm2', durationMs: 2 } },
  ],
}
const withTrack = (assetId: string, change: object): ReviewedRelease => ({
  ...RELEASE,
  tracks: RELEASE.tracks.map((track) => (track.assetId === assetId ? { ...track, ...change } : track)),
})
const ONE = '00000000-0000-4000-8000-000000000001'
const about = (code: GivenReason['code'], assetId: string | null = null): GivenReason => ({ code, assetId })

/** Reasons name tracks by their ids, which are longer than those above. */
const named = (release: ReviewedRelease): ReviewedRelease => ({
  ...release,
  tracks: release.tracks.map((track) => (track.assetId === 'one' ? { ...track, assetId: ONE } : track)),
})
const idOf = ({ code, assetId }: GivenReason) => about(code, assetId === 'one' ? ONE : assetId)
const asked = (reason: GivenReason) => requestedChanges(writeReason([idOf(reason)], 'Please.'), named(RELEASE))

describe('a change that was asked for', () => {
  test.each<[string, GivenReason, ReviewedRelease, boolean]>([
    ['nothing', about('COVER_QUALITY'), { ...RELEASE }, false],
    ['the cover', about('COVER_QUALITY'), { ...RELEASE, coverFileId: 'cover-2' }, true],
    ['another field', about('COVER_QUALITY'), { ...RELEASE, genre: 'Rock' }, false],
    ['the title instead of the cover', about('COVER_TEXT_MISMATCH'), { ...RELEASE, title: 'Window' }, true],
    ['the named track', about('AUDIO_CLIPPING', 'one'), withTrack('one', { media: { fileId: 'm9' } }), true],
    [
      'what is measured in the named track',
      about('AUDIO_CLIPPING', 'one'),
      withTrack('one', { media: { fileId: 'm1' } }),
      false,
    ],
    ['another track', about('AUDIO_CLIPPING', 'one'), withTrack('two', { media: { fileId: 'm9' } }), false],
    ['another field of the track', about('AUDIO_CLIPPING', 'one'), withTrack('one', { title: 'Uno' }), false],
    ['any track', about('AUDIO_CLIPPING'), withTrack('two', { media: { fileId: 'm9' } }), true],
    [
      'the tracks, of which the named one is gone',
      about('AUDIO_CLIPPING', 'one'),
      { ...RELEASE, tracks: RELEASE.tracks.slice(1) },
      true,
    ],
    ['the order of the tracks', about('AUDIO_CLIPPING'), { ...RELEASE, tracks: RELEASE.tracks.toReversed() }, false],
    ['anything', about('OTHER'), withTrack('two', { composer: ['E F'] }), true],
    ['anything of the track', about('OTHER', 'one'), withTrack('one', { composer: ['E F'] }), true],
    ['a missing text to an empty one', about('TITLE_STYLE'), { ...RELEASE, version: '' }, false],
  ])('when somebody changes %s, then it is $3 that the request is done', (_name, reason, after, expected) => {
    expect(asked(reason).map((change) => isChanged(change, named(after)))).toEqual([expected])
    expect(isSubjectChanged(reason, RELEASE, after)).toBe(expected)
  })

  test('when a message has no reasons, then it is about the release as a whole', () => {
    expect(requestedChanges('The cover is blurred.', RELEASE)).toMatchObject([about('OTHER')])
    expect(requestedChanges('', RELEASE)).toEqual([])
  })

  test('when only the order of fields differs, then nothing has changed, whatever the reason', () => {
    const turned = Object.fromEntries(Object.entries(RELEASE).toReversed())
    fc.assert(
      fc.property(fc.constantFrom(...REJECTION_REASONS), fc.constantFrom(null, 'one', 'two'), (code, assetId) => {
        expect(isSubjectChanged({ code, assetId }, RELEASE, { ...turned, tracks: RELEASE.tracks })).toBe(false)
      }),
    )
  })
})

describe('what is left before the release may be submitted again', () => {
  const open = (isDone: boolean, ...answers: string[]) =>
    openChanges(
      [{ ...about('COVER_QUALITY'), isDone }],
      answers.map((text) => ({ reason: 'COVER_QUALITY', text })),
    ).length
  test.each([
    ['untouched', open(false), 1],
    ['made', open(true), 0],
    ['answered', open(false, 'It is an old photograph.'), 0],
    ['answered with blanks', open(false, '  '), 1],
  ])('when a requested change is %s, then the number left is $2', (_name, left, expected) => {
    expect(left).toBe(expected)
  })

  test('when the answer is for another track, then the change is left', () => {
    const changes = [{ ...about('AUDIO_CLIPPING', 'one'), isDone: false }]
    expect(openChanges(changes, [{ reason: 'AUDIO_CLIPPING@two', text: 'As meant.' }])).toHaveLength(1)
  })
})
