const HIGHEST = 9999

/** A count as a badge shows it: beyond 9999 only that it is more (spec 1, section 9). */
export const counterText = (count: number): string => (count > HIGHEST ? `${HIGHEST}+` : String(count))
