import { expect, test } from 'vitest'
import { rowSchemas } from '#mocks/db/row-schemas.ts'
import { smallCatalogue } from '#mocks/testing/small-catalogue.ts'

const NOW = new Date('2026-03-10T08:00:00Z')
const LATER = new Set([
  'alternateGenre',
  'alternateSubgenre',
  'recordingYear',
  'recordingLocation',
  'preOrderDate',
  'monetization',
  'songMonetization',
  'assetsRightsClaim',
  'manageAssetsSeparately',
])

test('a release that an older build kept is read with what it was not asked for left empty', () => {
  for (const row of smallCatalogue(NOW).releases) {
    const kept = Object.fromEntries(Object.entries(row).filter(([field]) => !LATER.has(field)))
    expect(rowSchemas.releases.parse(kept)).toEqual(row)
  }
})
