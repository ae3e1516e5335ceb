import type { ProblemField } from '#src/domain/fields.ts'
import {
  GIBIBYTE,
  MEDIA_BYTES_MAX,
  VIDEO_FRAME_RATE_MIN,
  VIDEO_HD_BIT_RATE_MIN,
  VIDEO_HD_HEIGHT,
  VIDEO_HEIGHT_MIN,
  VIDEO_WIDTH_MIN,
} from '#src/domain/limits.ts'
import { error, type Problem, warning } from '#src/domain/problem.ts'

/** The picture of a video: size in pixels, pictures a second, bits a second; 0 is what could not be read. */
export type VideoPicture = { width: number; height: number; frameRate: number; bitRate: number }
export type VideoFacts = {
  container: string
  durationMs: number
  bytes: number
  truncated: boolean
  channels: number
  video?: VideoPicture | undefined
}

/** MP4 and QuickTime alike. */
const VIDEO_CONTAINER = 'MPEG-4'
const MEGABIT = 1_000_000

/** A video can be without sound, but seldom is on purpose. */
export const videoSoundProblems = ({ channels }: { channels: number }, field: ProblemField): Problem[] =>
  channels === 0 ? [warning('VIDEO_WITHOUT_SOUND', field)] : []

/** The picture alone: what is known of a video that is stored already. */
export const videoPictureProblems = (
  { width, height, frameRate, bitRate }: VideoPicture,
  field: ProblemField,
): Problem[] => {
  const problems: Problem[] = []
  if (width < VIDEO_WIDTH_MIN || height < VIDEO_HEIGHT_MIN)
    problems.push(
      error('VIDEO_TOO_SMALL', field, { width, height, minWidth: VIDEO_WIDTH_MIN, minHeight: VIDEO_HEIGHT_MIN }),
    )
  if (frameRate < VIDEO_FRAME_RATE_MIN)
    problems.push(error('VIDEO_FRAME_RATE', field, { frameRate, minimum: VIDEO_FRAME_RATE_MIN }))
  if (height >= VIDEO_HD_HEIGHT && bitRate < VIDEO_HD_BIT_RATE_MIN)
    problems.push(
      warning('VIDEO_BIT_RATE', field, {
        values: { megabits: Math.round(bitRate / MEGABIT), minimum: VIDEO_HD_BIT_RATE_MIN / MEGABIT },
      }),
    )
  return problems
}

/** What is wrong with a video (catalogue-5 and 9); `field` is where it is shown. */
export const videoProblems = (facts: VideoFacts, field: ProblemField): Problem[] => {
  const { container, durationMs, bytes, truncated, video } = facts
  if (bytes === 0) return [error('AUDIO_EMPTY', field)]
  if (bytes > MEDIA_BYTES_MAX) return [error('AUDIO_TOO_HEAVY', field, { gigabytes: MEDIA_BYTES_MAX / GIBIBYTE })]
  if (container !== VIDEO_CONTAINER)
    return [error(container === '' ? 'VIDEO_UNREADABLE' : 'VIDEO_CONTAINER', field, { container })]
  if (truncated) return [error('AUDIO_TRUNCATED', field)]
  if (durationMs === 0 || video === undefined) return [error('VIDEO_UNREADABLE', field)]
  return [...videoPictureProblems(video, field), ...videoSoundProblems(facts, field)]
}
