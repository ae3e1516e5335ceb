/**
 * Whether a text is a month as the API and the address write it: `YYYY-MM`. It is not with the days of a month, which the page
 * does not need before its calendar is shown.
 */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
