/** What makes two names one: without case and outer blanks (spec 2, section 8: the duplicates). */
export const nameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase()

/** Whether two names count as one. */
export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other)
