import { expect, test } from 'vitest'
import { type CheckedMedia, masterProblems } from '#src/domain/asset/master.ts'
import { CLEAN_SOUND, type SoundReport } from '#src/domain/media/sound-report.ts'

const heard: SoundReport = { ...CLEAN_SOUND, durationMs: 200_000, peak: -1, loudness: -14, peaks: '' }
const song: CheckedMedia = {
  container: 'WAV',
  durationMs: 200_000,
  sampleRate: 44_100,
  bitDepth: 16,
  channels: 2,
  bytes: 35_000_000,
  soundReport: heard,
}
const film: CheckedMedia = {
  ...song,
  container: 'MPEG-4',
  soundReport: undefined,
  video: { width: 1920, height: 1080, frameRate: 25, bitRate: 90_000_000 },
}
const codes = (...[format, media]: [Parameters<typeof masterProblems>[0], CheckedMedia]) =>
  masterProblems(format, media, 'media').map(({ code, field }) => `${field} ${code}`)

test.each<[string, Partial<CheckedMedia>, string[]]>([
  ['has no fault', {}, []],
  ['is compressed', { container: 'MPEG Audio' }, ['media AUDIO_CONTAINER']],
  ['clips', { soundReport: { ...heard, clippedRuns: 2 } }, ['media AUDIO_CLIPPED']],
  ['could not be analysed', { soundReport: null }, ['media AUDIO_NOT_HEARD']],
  ['was stored before sound was analysed', { soundReport: undefined }, []],
  ['has one channel and is short', { channels: 1, durationMs: 9000 }, ['media AUDIO_CHANNELS', 'media AUDIO_SHORT']],
])('when the stored master of a track %s, then the problems are $2', (_name, change, expected) => {
  expect(codes('TRACK', { ...song, ...change })).toEqual(expected)
})

test.each<[string, Partial<CheckedMedia>, string[]]>([
  ['has no fault', {}, []],
  ['has no sound', { channels: 0 }, ['media VIDEO_WITHOUT_SOUND']],
  [
    'has too few frames a second',
    { video: { width: 640, height: 360, frameRate: 12, bitRate: 0 } },
    ['media VIDEO_FRAME_RATE'],
  ],
  ['was stored before pictures were read', { channels: 0, video: undefined }, []],
])('when the stored master of a video %s, then the problems are $2', (_name, change, expected) => {
  expect(codes('VIDEO', { ...film, ...change })).toEqual(expected)
})
