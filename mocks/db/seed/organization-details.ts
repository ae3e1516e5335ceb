import type { OrganizationRow } from '#backend/tables/organizations.ts'
import { phoneOf } from '#mocks/db/seed/phone-numbers.ts'
import { createRandom, type Random, seedOf } from '#mocks/db/seed/random.ts'
import type { Roster } from '#mocks/db/seed/roster.ts'
import { isBankAccount } from '#src/domain/organization/bank-account.ts'
import { isTaxCode } from '#src/domain/organization/tax-code.ts'
import { isItalianNumber } from '#src/domain/organization/vat-number.ts'

/** What differs from country to country; the banks are invented. Where no IBAN is in use, there is none. */
type Custom = { street: string; postalCode: string; bank: string; bic: string; account: string | null }
const CUSTOMS: Record<string, Custom> = {
  IT: { street: 'Via dei Fanali', postalCode: '16124', bank: 'Banca del Levante', bic: 'BLVT', account: 'X22' },
  GB: { street: 'Tideway Lane', postalCode: 'BS1 4QA', bank: 'Severn Harbour Bank', bic: 'SVHB', account: 'SVHB14' },
  NO: { street: 'Nordlysgaten', postalCode: '5003', bank: 'Vestfjord Bank', bic: 'VFJB', account: '11' },
  PT: { street: 'Rua do Cobalto', postalCode: '1200-109', bank: 'Banco da Ribeira', bic: 'BRBR', account: '21' },
  DE: { street: 'Gleisstraße', postalCode: '04109', bank: 'Pleißebank', bic: 'PLSB', account: '18' },
  FR: { street: 'Rue de Minuit', postalCode: '69001', bank: 'Crédit des Quais', bic: 'CRDQ', account: '23' },
  US: { street: 'Transit Avenue', postalCode: '94607', bank: 'Redwood Savings', bic: 'RDWS', account: null },
}
const ELSEWHERE: Custom = { street: 'Main Street', postalCode: '1000', bank: 'House Bank', bic: 'HSBK', account: null }

/** Digits of a registered number; in Italy the last of them completes the others. */
const REGISTERED: Record<string, number> = { IT: 10, FR: 11 }
const USUAL_DIGITS = 9
const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => String(random.int(0, 9))).join('')

/** Letters as they are, then so many digits; of all check numbers exactly one makes an account of it. */
const ibanOf = (random: Random, country: string, account: string): string | null => {
  const letters = account.replaceAll(/\d/g, '')
  const number = letters + digits(random, Number(account.slice(letters.length)))
  const checks = Array.from({ length: 97 }, (_, index) => String(index + 2).padStart(2, '0'))
  return checks.map((check) => `${country}${check}${number}`).find(isBankAccount) ?? null
}

const registeredIn = (country: string, number: string): string =>
  country === 'IT'
    ? (Array.from({ length: 10 }, (_, check) => `${number}${check}`).find(isItalianNumber) ?? number)
    : number

type Details = Omit<
  OrganizationRow,
  'id' | 'revision' | 'createdAt' | 'updatedAt' | 'name' | 'imageFileId' | 'status' | 'city' | 'country'
>

/** What the papers of an organization say: always the same for the same one. */
export const organizationDetails = ({ key, country, city, people }: Roster): Details => {
  const random = createRandom(seedOf(`papers/${key}`))
  const { street, postalCode, bank, bic, account } = CUSTOMS[country] ?? ELSEWHERE
  const registered = registeredIn(country, digits(random, REGISTERED[country] ?? USUAL_DIGITS))
  return {
    address: `${street} ${random.int(1, 120)}`,
    province: city,
    postalCode,
    website: `https://${key}.example.com`,
    email: `office@${key}.test`,
    phone: phoneOf(random, country),
    fax: null,
    vatNumber: `${country}${registered}`,
    taxCode: isTaxCode(country, registered) ? registered : null,
    legalRepresentative: random.pick(people),
    bankName: bank,
    iban: account === null ? null : ibanOf(random, country, account),
    swiftCode: `${bic}${country}2L`,
  }
}
