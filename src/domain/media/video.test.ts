import { describe, expect, test } from 'vitest'
import { type VideoFacts, type VideoPicture, videoProblems } from '#src/domain/media/video.ts'

const video = { width: 320, height: 100, frameRate: 15, bitRate: 1_000_000 }
const facts: VideoFacts = { container: 'MPEG-4', durationMs: 60_000, bytes: 1000, truncated: false, channels: 2, video }
const codes = (change: Partial<VideoFacts>) =>
  videoProblems({ ...facts, ...change }, 'media').map(({ code, severity }) => `${severity} ${code}`)
const picture = (change: Partial<VideoPicture>) => codes({ video: { ...video, ...change } })

describe('a video (catalogue-5.27, catalogue-9.12)', () => {
  test('when it has the lowest values that are allowed, then it has no problem', () => expect(codes({})).toEqual([]))
  test.each<[string, Partial<VideoPicture>, string[]]>([
    ['one pixel too narrow', { width: 319 }, ['ERROR VIDEO_TOO_SMALL']],
    ['one pixel too low', { height: 99 }, ['ERROR VIDEO_TOO_SMALL']],
    ['of too few frames a second', { frameRate: 14.985 }, ['ERROR VIDEO_FRAME_RATE']],
    ['just below HD', { width: 1278, height: 719 }, []],
    ['in HD of too few bits a second', { width: 1280, height: 720, bitRate: 79_999_999 }, ['WARNING VIDEO_BIT_RATE']],
    ['in HD of enough bits a second', { width: 1280, height: 720, bitRate: 80_000_000 }, []],
  ])('when the picture is %s (%j), then the problems are %j', (_name, change, expected) => {
    expect(picture(change)).toEqual(expected)
  })
  test.each<[string, Partial<VideoFacts>, string[]]>([
    ['empty', { bytes: 0 }, ['ERROR AUDIO_EMPTY']],
    ['too large', { bytes: 1024 ** 3 + 1 }, ['ERROR AUDIO_TOO_HEAVY']],
    ['unreadable', { container: '' }, ['ERROR VIDEO_UNREADABLE']],
    ['of another kind', { container: 'AVI' }, ['ERROR VIDEO_CONTAINER']],
    ['cut off', { truncated: true }, ['ERROR AUDIO_TRUNCATED']],
    ['without a picture', { video: undefined }, ['ERROR VIDEO_UNREADABLE']],
  ])('when the file is %s, then the problems are $2', (_name, change, expected) => {
    expect(codes(change)).toEqual(expected)
  })

  test.each<[Partial<VideoFacts>, object]>([
    [{ bytes: 1024 ** 3 + 1 }, { gigabytes: 1 }],
    [{ container: 'AVI' }, { container: 'AVI' }],
    [{ video: { ...video, width: 319 } }, { width: 319, height: 100, minWidth: 320, minHeight: 100 }],
    [{ video: { ...video, frameRate: 14 } }, { frameRate: 14, minimum: 15 }],
    [{ video: { ...video, height: 720, bitRate: 2_600_000 } }, { megabits: 3, minimum: 80 }],
  ])('when a good one is changed by %j, then the problem says %j', (change, values) => {
    expect(videoProblems({ ...facts, ...change }, 'media')).toMatchObject([{ field: 'media', values }])
  })

  test('when it is as large as it may be, then it is taken, and without a length it is unreadable', () => {
    expect(codes({ bytes: 1024 ** 3 })).toEqual([])
    expect(codes({ durationMs: 0 })).toEqual(['ERROR VIDEO_UNREADABLE'])
  })
})
