/** What is asked of videos that others make with the music (spec 2, section 3). */
export const RIGHTS_CLAIMS = ['BLOCK', 'NONE', 'MONETIZE', 'REPORT'] as const
export type RightsClaim = (typeof RIGHTS_CLAIMS)[number]
