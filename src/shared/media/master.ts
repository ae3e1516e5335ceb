import type { AssetInput, Media } from '#src/contract/assets.ts'
import type { AssetFormat } from '#src/domain/asset/format.ts'
import type { UploadPurpose } from '#src/domain/media/upload-purpose.ts'

/** A stored file as input of the API: its facts without its address. */
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
        soundReport: media.soundReport,
      }

export type MasterPurpose = Extract<UploadPurpose, 'AUDIO' | 'VIDEO' | 'DOLBY_ATMOS'>

/** The file types that the picker offers; the real type is read from the file. */
export const MASTER_FILES: Record<MasterPurpose, string> = {
  AUDIO: '.wav,.flac,audio/wav,audio/x-wav,audio/flac',
  VIDEO: '.mp4,.m4v,.mov,video/mp4,video/quicktime',
  DOLBY_ATMOS: '.wav,audio/wav,audio/x-wav',
}

export const purposeOf = (format: AssetFormat): MasterPurpose => (format === 'VIDEO' ? 'VIDEO' : 'AUDIO')
