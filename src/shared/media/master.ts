import type { AssetInput, Media } from '#src/contract/assets.ts'
import type { AssetFormat } from '#src/domain/asset/format.ts'
import type { AudioFacts } from '#src/domain/media/audio.ts'
import type { UploadPurpose } from '#src/domain/media/upload-purpose.ts'
import type { VideoPicture } from '#src/domain/media/video.ts'
import { error, type Problem } from '#src/domain/problem.ts'
import { formatNumber } from '#src/i18n/format.ts'

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

export type FileFacts = AudioFacts & { video?: VideoPicture | undefined }

const NOTHING = { container: '', durationMs: 0, sampleRate: 0, bitDepth: 0, channels: 0, truncated: false }
/** The facts of a file that nobody has read, or can read. */
export const unknownFacts = (file: Blob): FileFacts => ({ ...NOTHING, bytes: file.size })

export type MasterPurpose = Extract<UploadPurpose, 'AUDIO' | 'VIDEO' | 'DOLBY_ATMOS'>

/** The file types that the picker offers; the real type is read from the file. */
export const MASTER_FILES: Record<MasterPurpose, string> = {
  AUDIO: '.wav,.flac,audio/wav,audio/x-wav,audio/flac',
  VIDEO: '.mp4,.m4v,.mov,video/mp4,video/quicktime',
  DOLBY_ATMOS: '.wav,audio/wav,audio/x-wav',
}

/** A master whose reader did not come, or that can no longer be read: nobody has checked it, so it is not sent. */
export const uncheckedMaster = (file: Blob, purpose: MasterPurpose): { facts: FileFacts; problems: Problem[] } => ({
  facts: unknownFacts(file),
  problems: [error('MASTER_NOT_READ', purpose === 'DOLBY_ATMOS' ? 'dolbyAtmos' : 'media')],
})

export const purposeOf = (format: AssetFormat): MasterPurpose => (format === 'VIDEO' ? 'VIDEO' : 'AUDIO')

const KILO = 1000

/** `44.1 kHz`, from a rate in Hz, with the number as the language writes it. */
export const sampleRateText = (sampleRate: number, language: string): string =>
  `${formatNumber(sampleRate / KILO, language)} kHz`

/** `WAV 44.1 kHz / 16 bit`. */
export const soundFormatText = (
  { container, sampleRate, bitDepth }: Pick<Media, 'sampleRate' | 'bitDepth'> & { container: string },
  language: string,
): string => `${container} ${sampleRateText(sampleRate, language)} / ${bitDepth} bit`
