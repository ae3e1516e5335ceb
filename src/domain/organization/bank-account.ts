import { IBAN_LENGTHS } from '#src/domain/organization/iban-lengths.ts'
import { COUNTRY_CODES } from '#src/domain/metadata/territories.ts'

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const SWIFT = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/
export const compactCode = (value: string): string => value.toUpperCase().replaceAll(/[\s-]/g, '')

/** The remainder by 97 of a number too long for a number, read nine digits at a time. */
const remainder = (digits: string): number => {
  let rest = ''
  for (let at = 0; at < digits.length; at += 7) rest = String(Number(rest + digits.slice(at, at + 7)) % 97)
  return Number(rest)
}

/** An IBAN: its country's length, and 1 as the remainder by 97 of itself turned round (ISO 13616). */
export const isBankAccount = (value: string): boolean => {
  const iban = compactCode(value)
  if (!IBAN.test(iban)) return false
  if (iban.length !== IBAN_LENGTHS.get(iban.slice(0, 2))) return false
  const turned = `${iban.slice(4)}${iban.slice(0, 4)}`
  return remainder(turned.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) === 1
}

const COUNTRIES: ReadonlySet<string> = new Set(COUNTRY_CODES)

/** A BIC: eight characters, or eleven with the branch; the fifth and sixth are the bank's country (ISO 9362). */
export const isSwiftCode = (value: string): boolean => {
  const code = compactCode(value)
  return SWIFT.test(code) && COUNTRIES.has(code.slice(4, 6))
}
