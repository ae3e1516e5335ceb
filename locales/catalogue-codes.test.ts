import { expect, test } from 'vitest'
import accessEn from '#locales/en/access.json'
import en from '#locales/en/errors.json'
import problemsEn from '#locales/en/problems.json'
import uploadsEn from '#locales/en/uploads.json'
import it from '#locales/it/errors.json'
import problemsIt from '#locales/it/problems.json'
import { PASSWORD_MIN } from '#src/domain/limits.ts'

/** The codes of the server's error catalogue; what it tells in words alone is named as the product calls it. */
const CODES: Record<string, string> = {
  'catalogue-8.5':
    'NOT_LOGGED_IN NOT_AUTHORIZED USER_OR_PASSWORD_INCORRECT USER_ACCOUNT_SUSPENDED WEAK_PASSWORD ' +
    'PASSWORD_CANNOT_BE_SAME INVALID_TWO_FACTOR_CODE REQUEST_EXPIRED INVITATION_NOT_FOUND',
  'catalogue-8.6':
    'DUPLICATE_UPC_CODE DUPLICATE_ISRC_CODE DUPLICATE_ORGANIZATION_NAME DUPLICATE_USER_NAME DUPLICATE_LABEL_NAME ' +
    'DUPLICATE_ARTIST_NAME',
  'catalogue-8.7':
    'PRODUCT_NOT_PUBLISHED ISRC_FROZEN BARCODE_FROZEN PRE_ORDER_LATE PRICING_INTERVALS_OVERLAP INSTANT_TOO_MANY ' +
    'CONTRACT_NOT_EFFECTIVE',
  'catalogue-8.8': 'FIELD_REQUIRED TERRITORIES_MISSING CONTRIBUTOR_COMPOSER_REQUIRED',
  'catalogue-8.9': 'TOO_MANY_SEARCH_RESULTS BARCODE_POOL_DEPLETED ISRC_POOL_DEPLETED',
  'catalogue-8.10':
    'AUDIO_BIT_DEPTH AUDIO_SAMPLE_RATE FILE_CORRUPT COVER_TOO_SMALL COVER_TOO_LARGE MOTION_ART_CODEC ' +
    'CHECKSUM_MISMATCH ZERO_BYTE_FILE',
}
const codes = Object.entries(CODES).flatMap(([sentence, all]) =>
  all.split(' ').map((code) => [sentence, code] as const),
)
const english: Record<string, string> = { ...problemsEn, ...en.code }
const italian: Record<string, string> = { ...problemsIt, ...it.code }

test.each(codes)(
  'when the server answers with $1, then both languages have a text of their own for it ($0)',
  (_sentence, code) => {
    expect(english[code]).toMatch(/ /)
    expect(italian[code]).toMatch(/ /)
    expect(italian[code]).not.toBe(english[code])
  },
)

test.each([
  [
    'catalogue-8.5',
    en.code.WEAK_PASSWORD.replace('{{limit.passwordMin}}', `${PASSWORD_MIN}`),
    /12 characters, with a letter, a number and a special character/,
  ],
  ['catalogue-8.11', uploadsEn.error.UNKNOWN, /^Something went wrong during upload/],
  ['catalogue-8.11', problemsEn.COVER_TOO_HEAVY.replace('{{megabytes}}', '4'), /^The maximum file size is 4MB/],
  [
    'catalogue-8.12',
    en.code.DUPLICATE_LABEL_NAME,
    /^A label with this name already exists\. Please use a different name\.$/,
  ],
  ['catalogue-8.13', en.code.USER_OR_PASSWORD_INCORRECT, /^Wrong email or password\. Please try again\.$/],
  ['catalogue-8.13', en.code.USER_NOT_FOUND, /^This e-mail does not exist\.$/],
  ['catalogue-8.13', en.code.DUPLICATE_USER_NAME, /^This e-mail is already registered\.$/],
  ['catalogue-5.2', accessEn.error.code, /^This code is wrong\.$/],
  ['catalogue-5.3', accessEn.error.mismatch, /^The two passwords do not match\.$/],
  ['catalogue-5.8', accessEn.error.terms, /^You have to accept our Terms and Conditions\.$/],
  ['catalogue-5.6', accessEn.error.invalidPassword, /^Invalid password$/],
  ['catalogue-5.6', en.code.PASSWORD_CANNOT_BE_SAME, /^The new password cannot be the same as the previous one$/],
  ['catalogue-6.8', en.code.ARTISTS_DELETE_FORBIDDEN, /^You don't have permission to delete selected artists$/],
])('when %s asks for a text, then “%s” is in the words of the specification', (_sentence, built, asked) => {
  expect(built).toMatch(asked)
})
