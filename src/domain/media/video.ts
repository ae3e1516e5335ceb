import { AUDIO_BYTES_MAX } from '#src/domain/media/audio.ts'
import { error, type Problem, warning } from '#src/domain/problem.ts'

/** The picture of a video: size in pixels, pictures a second, bits a second; 0 is what could not be read. */
export type VideoPicture = { width: number; height: number; frameRate: number; bitRate: number }
export type VideoFacts = {
  container: string
  durationMs: number
  bytes: number
  truncated: boolean
  video?: VideoPicture | undefined
}

/** MP4 and QuickTime alike. */
const VIDEO_CONTAINER = 'MPEG-4'
export const WIDTH_MIN = 320
export const HEIGHT_MIN = 100
export const FRAME_RATE_MIN = 15
const HD_HEIGHT = 720
export const HD_BIT_RATE_MIN = 80_000_000
const MEGABIT = 1_000_000

/** The picture alone: what is known of a video that is stored already. */
export const videoPictureProblems = ({ width, height, frameRate, bitRate }: VideoPicture, field: string): Problem[] => {
  const problems: Problem[] = []
  if (width < WIDTH_MIN || height < HEIGHT_MIN)
    problems.push(error('VIDEO_TOO_SMALL', field, { width, height, minWidth: WIDTH_MIN, minHeight: HEIGHT_MIN }))
  if (frameRate < FRAME_RATE_MIN)
    problems.push(error('VIDEO_FRAME_RATE', field, { frameRate, minimum: FRAME_RATE_MIN }))
  if (height >= HD_HEIGHT && bitRate < HD_BIT_RATE_MIN)
    problems.push(
      warning('VIDEO_BIT_RATE', field, {
        values: { megabits: Math.round(bitRate / MEGABIT), minimum: HD_BIT_RATE_MIN / MEGABIT },
      }),
    )
  return problems
}

/** What is wrong with a video (spec 2, sections 5 and 9); `field` is where it is shown. */
export const videoProblems = (facts: VideoFacts, field: string): Problem[] => {
  const { container, durationMs, bytes, truncated, video } = facts
  if (bytes === 0) return [error('AUDIO_EMPTY', field)]
  if (bytes > AUDIO_BYTES_MAX) return [error('AUDIO_TOO_HEAVY', field, { gigabytes: 1 })]
  if (container !== VIDEO_CONTAINER)
    return [error(container === '' ? 'VIDEO_UNREADABLE' : 'VIDEO_CONTAINER', field, { container })]
  if (truncated) return [error('AUDIO_TRUNCATED', field)]
  if (durationMs === 0 || video === undefined) return [error('VIDEO_UNREADABLE', field)]
  return videoPictureProblems(video, field)
}
