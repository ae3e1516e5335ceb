/** Whether a text is a month as the API and the address write it: `YYYY-MM`. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

/** The month of today, where the user is; Sweden writes days as ISO 8601 does. */
export const thisMonth = (): string => new Date().toLocaleDateString('sv').slice(0, 7)
