import type { AssetRow } from '#backend/tables/assets.ts'
import type { FileRow } from '#backend/tables/files.ts'
import { tables } from '#backend/tables/tables.ts'
import { assetExtrasOf } from '#mocks/db/seed/asset-details.ts'
import { bytesOf, lengthsOf, recordingOf, soundOf } from '#mocks/db/seed/audio-formats.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import { contributorsOf } from '#mocks/db/seed/contributors.ts'
import { masterFile } from '#mocks/db/seed/files.ts'
import type { Act, SeededOrganization } from '#mocks/db/seed/organizations.ts'
import type { Random } from '#mocks/db/seed/random.ts'
import { rowOf } from '#mocks/db/seed/seeded-row.ts'
import { songsOf, type Song } from '#mocks/db/seed/songs.ts'
import { soundReportOf } from '#mocks/sound/sound-report.ts'
import { NO_LANGUAGE } from '#src/domain/metadata/languages.ts'
import type { ReleaseFormat } from '#src/domain/release/format.ts'

const ROUGH_GENRES = new Set(['Hip-Hop/Rap', 'Punk'])

export type Session = {
  calendar: Calendar
  random: Random
  seeded: SeededOrganization
  /** Those it is sold under; the first one sings. */
  acts: readonly Act[]
  lead: Act
  format: ReleaseFormat
  key: string
  created: number
  createdBy: string
  nextIsrc: (year: number) => string
}
export type Recorded = { assets: AssetRow[]; files: FileRow[] }

const writers = (random: Random, { roster }: SeededOrganization, { as }: Act): string[] => {
  const self = roster.people.filter((name) => name === as.name)
  const others = random.shuffle(roster.people).filter((name) => name !== as.name)
  return [...self, ...others].slice(0, random.int(1, 2))
}

const guestOf = ({ random, seeded, acts, format }: Session): Act | undefined => {
  const guest = random.pick(seeded.acts)
  return format !== 'VIDEO' && random.chance(0.16) && !acts.includes(guest) ? guest : undefined
}

const credits = (session: Session): AssetRow['artists'] => {
  const guest = guestOf(session)
  const primary = session.acts.map(({ row }) => ({ artistId: row.id, type: 'PRIMARY' as const }))
  return guest === undefined ? primary : [...primary, { artistId: guest.row.id, type: 'FEATURED' }]
}

const words = ({ random, seeded, lead }: Session, { instrumental }: Song) => ({
  composer: writers(random, seeded, lead),
  lyricist: instrumental ? [] : writers(random, seeded, lead),
  explicit: !instrumental && random.chance(ROUGH_GENRES.has(lead.as.genre) ? 0.35 : 0.02),
  language: instrumental ? NO_LANGUAGE : lead.as.language,
})

/** What one session brought: as many recordings as the format wants, each with its master. */
export const record = (session: Session): Recorded => {
  const { calendar, random, seeded, lead, format, key, created, createdBy, nextIsrc } = session
  const lengths = lengthsOf(random, format, lead.as.genre)
  const songs = songsOf(random, lead, format, lengths.length)
  const recording = recordingOf(random, format)
  const { container, sampleRate, bitDepth, mimeType, extension, video } = recording
  const files: FileRow[] = []
  const assets = songs.map((song, index): AssetRow => {
    const durationMs = lengths[index] ?? 0
    const asset = `asset/${key}/${index}`
    const fileName = `${String(index + 1).padStart(2, '0')} ${song.title.replaceAll('/', '-')}.${extension}`
    const purpose = format === 'VIDEO' ? 'VIDEO' : 'AUDIO'
    const bytes = bytesOf(recording, durationMs)
    const sound = video === undefined ? soundOf(asset, lead.as.genre, durationMs) : null
    const file = masterFile(calendar, { key: asset, created, fileName, mimeType, bytes, purpose, createdBy, sound })
    files.push(file)
    return {
      ...tables.assets.defaults,
      ...rowOf(calendar, asset, created),
      organizationId: seeded.organization.id,
      createdBy,
      title: song.title,
      version: song.version,
      format: format === 'VIDEO' ? 'VIDEO' : 'TRACK',
      artists: credits(session),
      ...words(session, song),
      contributors: contributorsOf(seeded, lead, song),
      isrc: nextIsrc(calendar.year(created)),
      genre: lead.as.genre,
      subgenre: lead.as.subgenre,
      media: {
        container,
        durationMs,
        sampleRate,
        bitDepth,
        channels: 2,
        ...(video && { video }),
        fileId: file.id,
        // Found out for those that are looked at, or the start would wait for all of them.
        get soundReport() {
          return sound && soundReportOf(sound)
        },
      },
      dolbyAtmos: null,
      ...assetExtrasOf(calendar, session, song, durationMs),
    }
  })
  return { assets, files }
}
