import { expect, test } from 'vitest'
import en from '#locales/en/entities.json'
import it from '#locales/it/entities.json'
import { artistInput } from '#src/contract/artists.ts'
import { assetInput } from '#src/contract/assets.ts'
import { labelInput } from '#src/contract/labels.ts'
import { organizationInput } from '#src/contract/organizations.ts'
import { personInput } from '#src/contract/people.ts'
import { userInput } from '#src/contract/users.ts'
import type { z } from '#src/contract/zod.ts'

const LONG = 'x'.repeat(10_000)
const SPOTIFY = 'https://open.spotify.com/artist/0OdUWJ0sBjDrqHygGUXeCF'
const IBAN = 'IT60X0542811101000000123456'

/** What the form is told of one field: the product's code where the rule has one, else the kind of rule. */
const saidOf = (schema: z.ZodMiniType, value: unknown) => {
  const issue = schema.safeParse(value).error?.issues[0]
  return issue === undefined ? null : Object.hasOwn(en.rule, issue.message) ? issue.message : issue.code
}
const { shape: artist } = artistInput
const { shape: organization } = organizationInput
const links = (...urls: string[]) => urls.map((url, index) => ({ kind: index === 0 ? 'SPOTIFY' : 'WEBSITE', url }))

test.each<[string, z.ZodMiniType, unknown, string | null]>([
  ['an IBAN', organization.iban, IBAN, null],
  ['an IBAN in groups', organization.iban, 'IT60 X054 2811 1010 0000 0123 456', null],
  ['an IBAN with one digit changed', organization.iban, IBAN.replace('123456', '123457'), 'IBAN_INVALID'],
  ['an IBAN without its last digit', organization.iban, IBAN.slice(0, -1), 'IBAN_INVALID'],
  ['a SWIFT code of 8', organization.swiftCode, 'BCITITMM', null],
  ['a SWIFT code of 9', organization.swiftCode, 'BCITITMM1', 'SWIFT_INVALID'],
  ['a SWIFT code of 11', organization.swiftCode, 'BCITITMM100', null],
  ['a website', organization.website, 'https://lanterna.example', null],
  ['a website that runs a script', organization.website, 'javascript:alert(1)', 'URL_INVALID'],
  ['a website that is a data URL', organization.website, 'data:text/html,x', 'URL_INVALID'],
  ['a website without a host', organization.website, 'https://', 'URL_INVALID'],
  ['an e-mail', organization.email, 'anna@label.com', null],
  ['an e-mail without a name', organization.email, '@label.com', 'EMAIL_INVALID'],
  ['an artist’s e-mail with a line break', artist.contactEmail, 'anna@label.com\nBcc: x@y.zz', 'EMAIL_INVALID'],
  ['a telephone number of letters', organization.phone, 'call me', 'PHONE_INVALID'],
  ['a link to a Spotify artist', artist.channels, links(SPOTIFY), null],
  ['a link to a Spotify album', artist.channels, links(SPOTIFY.replace('artist', 'album')), 'SPOTIFY_LINK_REQUIRED'],
  ['a channel that runs a script', artist.channels, links(SPOTIFY, 'javascript:alert(1)'), 'URL_INVALID'],
  ['an ISRC prefix', labelInput.shape.isrcPrefix, 'IT-A0Z', null],
  ['an ISRC prefix without a hyphen', labelInput.shape.isrcPrefix, 'ITABC', 'ISRC_PREFIX_INVALID'],
  [
    'an ISRC prefix with a letter in the place of the hyphen',
    labelInput.shape.isrcPrefix,
    'ITABCD',
    'ISRC_PREFIX_INVALID',
  ],
  ['an ISRC prefix with a letter too few', labelInput.shape.isrcPrefix, 'IT-AB', 'ISRC_PREFIX_INVALID'],
  ['an ISRC prefix with a letter too many', labelInput.shape.isrcPrefix, 'IT-ABCD', 'too_big'],
])('when %s is entered, then the code of its problem is $3', (_, schema, value, said) => {
  expect(saidOf(schema, value)).toBe(said)
})

const NAMES = [
  artist.name,
  organization.name,
  labelInput.shape.name,
  personInput.shape.name,
  userInput.shape.firstName,
  userInput.shape.lastName,
  assetInput.shape.title,
]
test.each([
  ['nothing', '', 'too_small'],
  ['blanks', ' \t ', 'too_small'],
  ['ten thousand letters', LONG, 'too_big'],
])('when a name consists of %s, then every form refuses it with $2', (_, value, said) => {
  expect(NAMES.map((name) => saidOf(name, value))).toEqual(NAMES.map(() => said))
})

test('when a text has ten thousand letters, then only lyrics take it, and not one letter more', () => {
  const { lyrics, ...asset } = assetInput.shape
  const texts = Object.entries({ ...artist, ...organization, ...labelInput.shape, ...asset })
  const taken = texts.filter(([, schema]) => schema.safeParse(LONG).success).map(([name]) => name)
  expect(taken).toEqual([])
  // A long song has as many letters, and not one more.
  expect(lyrics.safeParse(LONG).success).toBe(true)
  expect(lyrics.safeParse(`${LONG}x`).success).toBe(false)
})

test('when a rule has a text in one language, then it has one in the other', () => {
  expect(Object.keys(it.rule)).toEqual(Object.keys(en.rule))
})
