import { assetInput, mediaFacts } from '#src/contract/assets.ts'
import { z } from '#src/contract/zod.ts'
import { normalizeIsrc } from '#src/domain/identifiers/isrc.ts'
import { owned } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'

const media = z.nullable(z.extend(mediaFacts, { fileId: z.string() }))
const { shape } = assetInput

export const assets = defineTable(
  { ...owned, title: shape.title, format: shape.format },
  {
    version: z._default(shape.version, null),
    artists: z._default(shape.artists, []),
    composer: z._default(shape.composer, []),
    lyricist: z._default(shape.lyricist, []),
    isrc: z._default(shape.isrc, null),
    explicit: z._default(shape.explicit, null),
    language: z._default(shape.language, null),
    metadataLanguage: z._default(shape.metadataLanguage, null),
    lyrics: z._default(shape.lyrics, null),
    genre: z._default(shape.genre, null),
    subgenre: z._default(shape.subgenre, null),
    alternateGenre: z._default(shape.alternateGenre, null),
    alternateSubgenre: z._default(shape.alternateSubgenre, null),
    catalogTier: z._default(shape.catalogTier, null),
    copyright: z._default(shape.copyright, { year: null, text: '' }),
    previewStart: z._default(shape.previewStart, null),
    previewLength: z._default(shape.previewLength, null),
    media: z._default(media, null),
    dolbyAtmos: z._default(media, null),
  },
  {
    keys: {
      isrc: {
        of: ({ isrc }) => normalizeIsrc(isrc ?? '') || null,
        unique: { code: 'DUPLICATE_ISRC_CODE', field: 'isrc' },
      },
    },
    indexes: ['organizationId', 'format'],
    refers: { organizationId: 'organizations' },
    lists: { credited: ({ artists }) => artists.map(({ artistId }) => artistId) },
    search: {
      of: ({ id, title, version, isrc }) => ({ texts: [title, version], codes: [id, isrc] }),
      isFoundByCredits: true,
    },
    sorts: { title: ({ title }) => title, format: ({ format }) => format, isrc: ({ isrc }) => isrc },
  },
)
export type AssetRow = RowOf<typeof assets>
