import { describe, expect, test } from 'vitest'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
import { artistInput } from '#src/contract/artists.ts'
import { labelInput } from '#src/contract/labels.ts'
import { organizationInput } from '#src/contract/organizations.ts'
import { personInput } from '#src/contract/people.ts'
import { normalizeSpotifyLink } from '#src/domain/artist/channels.ts'
import { appleCreditProblems } from '#src/domain/contributor/credits.ts'
import { organizationProblems } from '#src/domain/organization/check.ts'

const { artists, assets, labels, organizations, people } = seedCatalogue(new Date('2026-11-20T10:30:00.000Z'))

describe('when the demo’s catalogue is made', () => {
  test('then every label could be typed into the form, and no two share a prefix', () => {
    expect(labels.filter((label) => !labelInput.safeParse(label).success)).toEqual([])
    const prefixes = labels.flatMap(({ isrcPrefix }) => isrcPrefix ?? [])
    expect(prefixes.length).toBeGreaterThan(10)
    expect(new Set(prefixes).size).toBe(prefixes.length)
  })
  test('then every artist could be typed into the form, with a Spotify link of their own', () => {
    expect(artists.filter((artist) => !artistInput.safeParse(artist).success)).toEqual([])
    const links = artists.flatMap(({ channels }) =>
      channels.filter(({ kind }) => kind === 'SPOTIFY').map(({ url }) => url),
    )
    expect(new Set(links).size).toBe(artists.length)
    expect(links.map(normalizeSpotifyLink)).toEqual(links)
    const known = artists.filter(({ personName }) => personName !== null)
    expect(known.length).toBeGreaterThan(5)
    expect(known.length).toBeLessThan(artists.length)
  })
  test('then every person could be typed into the form, with numbers that nobody shares', () => {
    expect(people.filter((person) => !personInput.safeParse(person).success)).toEqual([])
    const numbers = people.flatMap(({ isni, ipi }) => [isni ?? [], ipi ?? []].flat())
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.length).toBeGreaterThan(people.length)
  })
  test('then recordings credit who played and who produced', () => {
    expect(
      appleCreditProblems(
        assets.map((asset) => ({ ...asset, assetId: asset.id })),
        ['Apple Music'],
      ),
    ).toEqual([])
    expect(new Set(assets.flatMap(({ contributors }) => contributors.map(({ role }) => role))).size).toBeGreaterThan(10)
  })
  test('then every organization could be typed into the form, and all but one have an account of their own', () => {
    expect(organizations.filter((organization) => !organizationInput.safeParse(organization).success)).toEqual([])
    expect(organizations.flatMap(organizationProblems)).toEqual([])
    const accounts = organizations.flatMap(({ iban }) => iban ?? [])
    expect(new Set(accounts).size).toBe(organizations.length - 1)
    for (const { address, vatNumber, swiftCode, legalRepresentative } of organizations)
      expect([address, vatNumber, swiftCode, legalRepresentative]).not.toContain(null)
  })
})
