import { asset } from '#src/contract/assets.ts'
import { z } from '#src/contract/zod.ts'

const { format, artists, media, dolbyAtmos } = asset.shape
const typed = z.string()

/** What of the form stays on this device until it is saved; a file that was sent stays with it. */
export const assetDraft = z.partial(
  z.object({
    title: typed,
    version: typed,
    format,
    artists,
    composer: typed,
    lyricist: typed,
    isrc: typed,
    explicit: typed,
    language: typed,
    metadataLanguage: typed,
    lyrics: typed,
    genre: typed,
    subgenre: typed,
    alternateGenre: typed,
    alternateSubgenre: typed,
    catalogTier: typed,
    copyright: z.object({ year: typed, text: typed }),
    previewStart: typed,
    previewLength: typed,
    media,
    dolbyAtmos,
  }),
)
