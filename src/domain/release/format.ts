/** What a release is sold as; the first is the one a new release starts with (catalogue-2). */
export const RELEASE_FORMATS = ['ALBUM', 'EP', 'SINGLE', 'VIDEO'] as const
export type ReleaseFormat = (typeof RELEASE_FORMATS)[number]
