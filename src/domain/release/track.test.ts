import { describe, expect, test } from 'vitest'
import { checkedTrack, MASTER } from '#src/domain/release/testing/checked-track.ts'
import { type CheckedTrack, trackProblems, tracklistProblems } from '#src/domain/release/track.ts'

const track = (change: Partial<CheckedTrack> = {}): CheckedTrack =>
  checkedTrack('t1', { isrc: 'ITL012600001', ...change })
const found = (change: Partial<CheckedTrack>) =>
  trackProblems(track(change), null).map(({ field, code }) => `${field.replace('tracks.t1.', '')} ${code}`)

describe('one track', () => {
  test.each<[string, Partial<CheckedTrack>, string[]]>([
    ['everything filled in', {}, []],
    ['no ISRC, which is given later', { isrc: null }, []],
    ['no lyricist on an instrumental', { language: 'zxx', lyricist: [] }, []],
    ['a traditional for its composer', { composer: ['Traditional'] }, []],
    ['no title', { title: ' ' }, ['title TITLE_MISSING']],
    ['no composer', { composer: [] }, ['composer CONTRIBUTOR_COMPOSER_REQUIRED']],
    ['no lyricist', { lyricist: [] }, ['lyricist LYRICIST_MISSING']],
    ['a lyricist on an instrumental', { language: 'zxx' }, ['lyricist LYRICIST_ON_INSTRUMENTAL']],
    ['a stage name for a writer', { composer: ['Lunaire'] }, ['composer COMPOSER_LEGAL_NAME']],
    [
      'a songwriter, who wrote both',
      { composer: [], lyricist: [], contributors: [{ name: 'Anna Ferrante', role: 'SONGWRITER' }] },
      [],
    ],
    [
      'a stage name for a songwriter',
      { contributors: [{ name: 'Lunaire', role: 'SONGWRITER' }] },
      ['contributors COMPOSER_LEGAL_NAME'],
    ],
    ['a stage name for a drummer', { contributors: [{ name: 'Lunaire', role: 'DRUMS' }] }, []],
    [
      'a performer without an instrument',
      { contributors: [{ name: 'Anna Ferrante', role: 'PERFORMER' }] },
      ['contributors CONTRIBUTOR_PERFORMER_GENERIC'],
    ],
    ['a wrong ISRC', { isrc: 'IT-L01-26-0001' }, ['isrc ISRC_WRONG']],
    ['no language', { language: null }, ['language LANGUAGE_MISSING']],
    ['no explicit flag', { explicit: null }, ['explicit EXPLICIT_MISSING']],
    ['no master', { media: null }, ['media MEDIA_MISSING']],
    [
      'lyrics on an instrumental',
      { language: 'zxx', lyricist: [], lyrics: 'La la' },
      ['lyrics LYRICS_ON_INSTRUMENTAL'],
    ],
    ['a strong word', { lyrics: 'What the fuck' }, ['explicit STRONG_WORD_NOT_EXPLICIT']],
    [
      'a title in the letters of another language',
      { metadataLanguage: 'ru', title: '紙の船' },
      ['metadataLanguage METADATA_LANGUAGE_SCRIPT'],
    ],
    [
      'a preview past the end',
      { previewStart: 190, previewLength: 30 },
      ['previewStart PREVIEW_START_TOO_LATE', 'previewLength PREVIEW_LENGTH_TOO_LONG'],
    ],
    [
      'a video of few frames a second',
      {
        format: 'VIDEO',
        media: { ...MASTER, container: 'MPEG-4', video: { width: 640, height: 360, frameRate: 12, bitRate: 1 } },
      },
      ['media VIDEO_FRAME_RATE'],
    ],
    ['a needless version', { version: 'Original Mix' }, ['version VERSION_NEEDLESS']],
  ])('when it has %s (%j), then the problems are %j', (_name, change, expected) => {
    expect(found(change)).toEqual(expected)
  })
})

describe('the tracks together', () => {
  const codes = (...tracks: CheckedTrack[]) => tracklistProblems(tracks).map(({ field, code }) => `${field} ${code}`)
  const second = (change: Partial<CheckedTrack> = {}) =>
    track({ assetId: 't2', title: 'Tin Boats', isrc: null, ...change })

  test.each<[string, CheckedTrack[], string[]]>([
    ['none', [], ['tracks TRACKS_MISSING']],
    ['two different ones', [track(), second()], []],
    ['one asset twice', [track(), track({ title: 'Other', isrc: null })], ['tracks.t1.title TRACK_TWICE']],
    ['two alike', [track(), second({ title: 'paper boats' })], ['tracks.t2.title TRACK_SAME_TITLE']],
    ['two alike, distinguished by version', [track(), second({ title: 'Paper Boats', version: 'Live' })], []],
    ['two without a title yet', [track({ title: '' }), second({ title: '' })], []],
    [
      'two of one ISRC, written otherwise',
      [track(), second({ isrc: 'it-l01-26-00001' })],
      ['tracks.t2.isrc ISRC_TWICE'],
    ],
    ['of two bit depths', [track(), second({ media: { ...MASTER, bitDepth: 24 } })], ['tracks AUDIO_MIXED_DEPTH']],
  ])('when they are %s, then the problems are $2', (_name, tracks, expected) => {
    expect(codes(...tracks)).toEqual(expected)
  })
})
