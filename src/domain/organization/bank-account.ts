import { COUNTRY_CODES } from '#src/domain/metadata/territories.ts'

/** Characters of an account, country by country (ISO 13616, the registry of IBAN formats). */
const REGISTRY =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ' +
  'ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 ' +
  'LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 ' +
  'PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'

/** How many characters an IBAN has, by its first two letters (ISO 3166-1). */
export const IBAN_LENGTHS: ReadonlyMap<string, number> = new Map(
  REGISTRY.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const SWIFT = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/
/** A code in capitals, without the blanks and hyphens people read it with. */
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
