import type { AssetFormat } from '#src/domain/asset/format.ts'
import type { UploadPurpose } from '#src/domain/media/upload-purpose.ts'

export type MasterPurpose = Extract<UploadPurpose, 'AUDIO' | 'VIDEO' | 'DOLBY_ATMOS'>

/** What the picker offers; what a file really is, is read from the file. */
export const MASTER_FILES: Record<MasterPurpose, string> = {
  AUDIO: '.wav,.flac,audio/wav,audio/x-wav,audio/flac',
  VIDEO: '.mp4,.m4v,.mov,video/mp4,video/quicktime',
  DOLBY_ATMOS: '.wav,audio/wav,audio/x-wav',
}

export const purposeOf = (format: AssetFormat): MasterPurpose => (format === 'VIDEO' ? 'VIDEO' : 'AUDIO')
