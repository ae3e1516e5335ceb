import type { ArtistRow, AssetRow, FileRow } from '#mocks/db/rows.ts'
import { TITLE_FIRST, TITLE_LAST, TITLES_IT } from '#mocks/demo/names.ts'
import { fullName } from '#mocks/demo/people.ts'
import { idOf, type Random } from '#mocks/demo/random.ts'
import { stamp } from '#mocks/demo/stamp.ts'

const BYTES_PER_SECOND = 176_400
const HEADER_BYTES = 44

/** The n-th title: no two tracks of one release share theirs. */
export const titleOf = (index: number, language: string): string => {
  if (language === 'it') return TITLES_IT[index % TITLES_IT.length] ?? 'Domani piove'
  return `${TITLE_FIRST[(index * 7 + Math.floor(index / 16)) % TITLE_FIRST.length]} ${TITLE_LAST[index % TITLE_LAST.length]}`
}

type Wanted = {
  now: Date
  random: Random
  artist: ArtistRow
  count: number
  age: number
  language: string
  genre: string
}

/** Makes masters and their assets one release at a time, numbered on from the one before. */
export const trackMaker = () => {
  const assets: AssetRow[] = []
  const files: FileRow[] = []
  const make = ({ now, random, artist, count, age, language, genre }: Wanted): AssetRow[] =>
    Array.from({ length: count }, () => {
      const index = assets.length
      const durationMs = 165_000 + random.below(110_000)
      const fileId = idOf(9, index)
      const title = titleOf(index, language)
      const [writer, other] = [fullName(index), fullName(index + 5)]
      const asset: AssetRow = {
        id: idOf(10, index),
        ...stamp(now, age),
        organizationId: artist.organizationId,
        createdBy: null,
        format: 'TRACK',
        title,
        version: null,
        artists: [{ artistId: artist.id, type: 'PRIMARY' }],
        composer: [`${writer.first} ${writer.last}`],
        lyricist: [`${other.first} ${other.last}`],
        isrc: `IT01A${now.getUTCFullYear() % 100}${String(index + 1).padStart(5, '0')}`,
        explicit: false,
        language,
        genre,
        subgenre: null,
        media: { fileId, container: 'WAV', durationMs, sampleRate: 44_100, bitDepth: 16, channels: 2 },
      }
      assets.push(asset)
      files.push({
        id: fileId,
        ...stamp(now, age),
        fileName: `${title}.wav`,
        mimeType: 'audio/wav',
        bytes: HEADER_BYTES + Math.round((durationMs / 1000) * BYTES_PER_SECOND),
        sha256: '',
        purpose: 'AUDIO',
        createdBy: null,
        complete: true,
        drawing: null,
      })
      return asset
    })
  return { assets, files, make }
}
