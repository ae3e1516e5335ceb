import type { AssetInput, Media } from '#src/contract/assets.ts'

/** A stored file as it is sent: what is read of it, without where it lies. */
export const mediaInputOf = (media: Media | null): AssetInput['media'] =>
  media === null
    ? null
    : {
        fileId: media.fileId,
        container: media.container,
        durationMs: media.durationMs,
        sampleRate: media.sampleRate,
        bitDepth: media.bitDepth,
        channels: media.channels,
        video: media.video,
      }
