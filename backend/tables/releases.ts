import { releaseInput } from '#src/contract/releases.ts'
import { z } from '#src/contract/zod.ts'
import { EAN_LENGTH } from '#src/domain/limits.ts'
import { normalizeBarcode } from '#src/domain/identifiers/barcode.ts'
import { owned } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'

const { shape } = releaseInput

/** What makes two barcodes the same: a UPC-A is an EAN-13 without its leading zero. Null when there is none. */
export const barcodeKey = (barcode: string | null): string | null =>
  barcode === null || barcode === '' ? null : normalizeBarcode(barcode).padStart(EAN_LENGTH, '0')

export const releases = defineTable(
  { ...owned, title: shape.title, format: shape.format },
  {
    version: z._default(shape.version, null),
    barcode: z._default(shape.barcode, null),
    catalogNumber: z._default(shape.catalogNumber, null),
    releaseDate: z._default(shape.releaseDate, null),
    consumerReleaseDate: z._default(shape.consumerReleaseDate, null),
    consumerReleaseTime: z._default(shape.consumerReleaseTime, null),
    preOrderDate: z._default(shape.preOrderDate, null),
    alreadyReleased: z._default(shape.alreadyReleased, false),
    explicit: z._default(shape.explicit, null),
    defaultLanguage: z._default(shape.defaultLanguage, null),
    genre: z._default(shape.genre, null),
    subgenre: z._default(shape.subgenre, null),
    alternateGenre: z._default(shape.alternateGenre, null),
    alternateSubgenre: z._default(shape.alternateSubgenre, null),
    recordingYear: z._default(shape.recordingYear, null),
    recordingLocation: z._default(shape.recordingLocation, null),
    copyrightC: z._default(shape.copyrightC, { year: null, text: '' }),
    copyrightP: z._default(shape.copyrightP, { year: null, text: '' }),
    territories: z._default(shape.territories, []),
    distributionProviders: z._default(shape.distributionProviders, []),
    monetization: z._default(shape.monetization, false),
    songMonetization: z._default(shape.songMonetization, false),
    assetsRightsClaim: z._default(shape.assetsRightsClaim, 'NONE'),
    manageAssetsSeparately: z._default(shape.manageAssetsSeparately, false),
    tracklist: z._default(shape.tracklist, []),
    artists: z._default(shape.artists, []),
    labelId: z._default(shape.labelId, null),
    coverFileId: z._default(shape.coverFileId, null),
  },
  {
    keys: {
      barcode: {
        of: ({ barcode }) => barcodeKey(barcode),
        unique: { code: 'DUPLICATE_UPC_CODE', field: 'barcode' },
      },
    },
    indexes: ['organizationId', 'labelId', 'format', 'coverFileId', 'createdBy'],
    refers: { organizationId: 'organizations', labelId: 'labels' },
    lists: {
      credited: ({ artists }) => artists.map(({ artistId }) => artistId),
      tracks: ({ tracklist }) => tracklist.map(({ assetId }) => assetId),
    },
    search: {
      of: ({ id, title, version, catalogNumber, barcode }) => ({
        texts: [title, version, catalogNumber],
        codes: [id, barcode],
      }),
      isFoundByCredits: true,
    },
    sorts: {
      title: ({ title }) => title,
      format: ({ format }) => format,
      barcode: ({ barcode }) => barcode,
      releaseDate: ({ releaseDate }) => releaseDate,
      consumerReleaseDate: ({ consumerReleaseDate }) => consumerReleaseDate,
    },
  },
)
export type ReleaseRow = RowOf<typeof releases>
