/** What a recording is: music, or music with a picture (catalogue-2). */
export const ASSET_FORMATS = ['TRACK', 'VIDEO'] as const
export type AssetFormat = (typeof ASSET_FORMATS)[number]

/** What a recording is sold for, as stores name it: from the back catalogue to the newest. */
export const CATALOG_TIERS = ['BACK', 'MID', 'FRONT', 'PREMIUM'] as const
