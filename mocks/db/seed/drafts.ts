import type { AssetRow } from '#backend/tables/assets.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { ReleaseHistoryName } from '#mocks/db/seed/release-histories.ts'

type Work = { release: ReleaseRow; assets: AssetRow[] }
const NO_LINE = { year: null, text: '' }

const nothingYet = ({ release }: Work): Work => ({
  release: {
    ...release,
    version: null,
    artists: [],
    labelId: null,
    coverFileId: null,
    barcode: null,
    catalogNumber: null,
    releaseDate: null,
    consumerReleaseDate: null,
    consumerReleaseTime: null,
    explicit: null,
    defaultLanguage: null,
    genre: null,
    subgenre: null,
    alternateGenre: null,
    alternateSubgenre: null,
    recordingYear: null,
    recordingLocation: null,
    preOrderDate: null,
    copyrightC: NO_LINE,
    copyrightP: NO_LINE,
    territories: [],
    distributionProviders: [],
    tracklist: [],
    revision: 1,
    updatedAt: release.createdAt,
  },
  assets: [],
})

/** What is often left for later. */
const LEFT_OUT: readonly ((work: Work) => Work)[] = [
  ({ release, assets }) => ({
    release: { ...release, coverFileId: null, barcode: null, distributionProviders: [] },
    assets,
  }),
  ({ release, assets }) => ({
    release: { ...release, consumerReleaseDate: null, consumerReleaseTime: null, territories: [] },
    assets: assets.map((asset, index) => (index % 2 === 0 ? { ...asset, composer: [], lyricist: [] } : asset)),
  }),
  ({ release, assets }) => ({
    release: { ...release, copyrightC: NO_LINE, copyrightP: NO_LINE, catalogNumber: null },
    assets: assets.map((asset) => ({ ...asset, isrc: null, explicit: null })),
  }),
  ({ release, assets }) => ({
    release: {
      ...release,
      labelId: null,
      genre: null,
      subgenre: null,
      alternateGenre: null,
      alternateSubgenre: null,
      barcode: null,
    },
    assets: assets.map((asset, index) => (index === assets.length - 1 ? { ...asset, media: null } : asset)),
  }),
]

/** What a release looks like at this point of its story: only drafts have gaps. */
export const unfinished = (history: ReleaseHistoryName, position: number, work: Work): Work => {
  if (history === 'emptyDraft') return nothingYet(work)
  const leave = history === 'partialDraft' ? LEFT_OUT[position % LEFT_OUT.length] : undefined
  return leave === undefined ? work : leave(work)
}
