import { IMAGE_BYTES_MAX, MEDIA_BYTES_MAX } from '#src/domain/limits.ts'

/** What an uploaded file is for; its limits and checks depend on it. */
export const UPLOAD_PURPOSES = ['COVER', 'AVATAR', 'AUDIO', 'VIDEO', 'DOLBY_ATMOS', 'DOCUMENT'] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** The most that is taken of each, in bytes (catalogue-9; masters are ours). */
export const UPLOAD_BYTES_MAX: Record<UploadPurpose, number> = {
  COVER: IMAGE_BYTES_MAX,
  AVATAR: IMAGE_BYTES_MAX,
  DOCUMENT: IMAGE_BYTES_MAX,
  AUDIO: MEDIA_BYTES_MAX,
  VIDEO: MEDIA_BYTES_MAX,
  DOLBY_ATMOS: MEDIA_BYTES_MAX,
}
