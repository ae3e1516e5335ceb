/** What an uploaded file is for; its limits and checks depend on it. */
export const UPLOAD_PURPOSES = ['COVER', 'AVATAR', 'AUDIO', 'VIDEO', 'DOLBY_ATMOS', 'DOCUMENT'] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]
