const SHAPE = /^\+?[\d\s().\-/]+$/
/** Digits of a whole number: the shortest in use, and what ITU-T E.164 allows. */
const FEWEST = 6
const MOST = 15

/** Whether a text can be a telephone number, written as people write them. */
export const isPhone = (text: string): boolean => {
  const digits = text.replaceAll(/\D/g, '').length
  return SHAPE.test(text.trim()) && digits >= FEWEST && digits <= MOST
}
