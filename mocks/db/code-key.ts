const CODE = /^[\dA-Za-z-]*$/
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const NUMBER = /0*(\d+)/g
/** Below every letter, so that a longer number follows a shorter one and words follow numbers. */
const LENGTHS_FROM = 0x2e
const LONGEST = 0x61 - LENGTHS_FROM

/**
 * Codes of plain letters, digits and hyphens written so that comparing them sign by sign is comparing them as a person
 * would: numbers by their value, letters whatever their case; instants too, which differ in digits only. Null for anything that needs a language.
 */
export const codeKey = (text: string): string | null => {
  if (INSTANT.test(text)) return text
  if (!CODE.test(text) || text.length >= LONGEST) return null
  return text
    .toLowerCase()
    .replace(NUMBER, (_, digits: string) => String.fromCharCode(LENGTHS_FROM + digits.length) + digits)
}
