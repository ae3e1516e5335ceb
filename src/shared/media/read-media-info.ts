import { videoFacts } from '#src/contract/assets.ts'
import { z } from '#src/contract/zod.ts'
import type { ReadAt } from '#src/domain/media/wav.ts'

/** Reads a file piece by piece, never whole. */
export const readerOf =
  (file: Blob): ReadAt =>
  async (at, length) =>
    new Uint8Array(await file.slice(at, at + length).arrayBuffer())

const number = z.optional(z.number())
const track = z.object({
  '@type': z.string(),
  Format: z.optional(z.string()),
  Duration: number,
  SamplingRate: number,
  BitDepth: number,
  Channels: number,
  Width: number,
  Height: number,
  FrameRate: number,
  BitRate: number,
  OverallBitRate: number,
  extra: z.optional(z.object({ IsTruncated: z.optional(z.string()) })),
})
const mediaInfo = z.object({ media: z.optional(z.object({ track: z.array(track) })) })

export const streamFacts = z.object({
  container: z.string(),
  durationMs: z.int(),
  sampleRate: z.int(),
  bitDepth: z.int(),
  channels: z.int(),
  truncated: z.boolean(),
  video: z.optional(videoFacts),
})
type StreamFacts = z.output<typeof streamFacts>

const containerOf = (format = '') => (format === 'Wave' ? 'WAV' : format.toUpperCase())

type Part = z.output<typeof track>

const pictureOf = (video: Part, general: Part | undefined): z.output<typeof videoFacts> => ({
  width: Math.round(video.Width ?? 0),
  height: Math.round(video.Height ?? 0),
  frameRate: video.FrameRate ?? 0,
  bitRate: Math.round(video.BitRate ?? general?.OverallBitRate ?? 0),
})

/** The facts of a MediaInfo result that the rules for masters need. A missing number is 0. */
export const readMediaInfo = (result: unknown): StreamFacts => {
  const tracks = mediaInfo.parse(result).media?.track ?? []
  const general = tracks.find((part) => part['@type'] === 'General')
  const audio = tracks.find((part) => part['@type'] === 'Audio')
  const video = tracks.find((part) => part['@type'] === 'Video')
  return {
    container: containerOf(general?.Format),
    durationMs: Math.round((audio?.Duration ?? video?.Duration ?? 0) * 1000),
    sampleRate: Math.round(audio?.SamplingRate ?? 0),
    bitDepth: Math.round(audio?.BitDepth ?? 0),
    channels: Math.round(audio?.Channels ?? 0),
    truncated: tracks.some((part) => part.extra?.IsTruncated === 'Yes'),
    ...(video && { video: pictureOf(video, general) }),
  }
}
