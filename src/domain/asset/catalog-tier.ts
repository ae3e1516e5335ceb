/** What a recording is sold for, as stores name it: from the back catalogue to the newest (domain, section 9). */
export const CATALOG_TIERS = ['BACK', 'MID', 'FRONT', 'PREMIUM'] as const
