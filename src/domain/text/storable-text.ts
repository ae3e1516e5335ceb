/**
 * Whether every store can hold a text as it is: a database knows no NUL, and half of a surrogate pair is no character. No
 * keyboard writes either.
 */
export const isStorableText = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text)
