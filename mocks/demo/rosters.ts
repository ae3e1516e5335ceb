import type { ArtistRow, LabelRow, OrganizationRow, StoreRow } from '#mocks/db/rows.ts'
import type { drawnFiles } from '#mocks/demo/drawings.ts'
import { BAND_FIRST, BAND_LAST, CITIES, LABELS, ORGANIZATIONS, STORES } from '#mocks/demo/names.ts'
import { idOf } from '#mocks/demo/random.ts'
import { stamp } from '#mocks/demo/stamp.ts'

type Draw = ReturnType<typeof drawnFiles>['draw']
const ARTISTS_EACH = 8
const LABELS_EACH = 2

export const seedOrganizations = (now: Date, draw: Draw): OrganizationRow[] =>
  ORGANIZATIONS.map((name, index) => {
    const [city, country] = CITIES[index % CITIES.length] ?? ['Torino', 'IT']
    const imageFileId = draw({ title: name, subtitle: city, seed: index, kind: 'LOGO' })
    return { id: idOf(5, index), ...stamp(now, 500 - index), name, imageFileId, status: 'ACTIVE', city, country }
  })

export const seedLabels = (now: Date, organizations: readonly OrganizationRow[]): LabelRow[] =>
  LABELS.map((name, index) => ({
    id: idOf(6, index),
    ...stamp(now, 450 - index),
    name,
    status: 'ACTIVE',
    organizationId: organizations[Math.floor(index / LABELS_EACH)]?.id ?? '',
    createdBy: null,
  }))

/** Every organization has the same number of artists, each on one of its labels. */
export const seedArtists = (
  now: Date,
  organizations: readonly OrganizationRow[],
  labels: readonly LabelRow[],
  draw: Draw,
): ArtistRow[] =>
  organizations.flatMap((organization, home) =>
    Array.from({ length: ARTISTS_EACH }, (_, each): ArtistRow => {
      const index = home * ARTISTS_EACH + each
      const name = `${BAND_FIRST[index % BAND_FIRST.length]} ${BAND_LAST[(index * 5 + Math.floor(index / 16)) % BAND_LAST.length]}`
      return {
        id: idOf(7, index),
        ...stamp(now, 420 - index * 3),
        name,
        imageFileId: draw({ title: name, subtitle: '', seed: index, kind: 'PORTRAIT' }),
        country: organization.country,
        labelId: labels[home * LABELS_EACH + (each % LABELS_EACH)]?.id ?? null,
        status: index % 13 === 12 ? 'INACTIVE' : 'ACTIVE',
        organizationId: organization.id,
        createdBy: null,
      }
    }),
  )

export const seedStores = (now: Date): StoreRow[] =>
  STORES.map((name, index) => ({ id: idOf(8, index), ...stamp(now, 600), name }))
