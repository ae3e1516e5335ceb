/** A whole number as typed, without a sign; null while it is none. */
export const parseWholeNumber = (typed: string): number | null =>
  /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null
