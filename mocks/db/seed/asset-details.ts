import type { AssetRow } from '#backend/tables/assets.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import { seedOf } from '#mocks/db/seed/random.ts'
import type { Session } from '#mocks/db/seed/recordings.ts'
import type { Song } from '#mocks/db/seed/songs.ts'
import { NO_LANGUAGE } from '#src/domain/metadata/languages.ts'

type AssetExtras = Pick<
  AssetRow,
  | 'metadataLanguage'
  | 'lyrics'
  | 'alternateGenre'
  | 'alternateSubgenre'
  | 'catalogTier'
  | 'copyright'
  | 'previewStart'
  | 'previewLength'
>

const PREVIEW_SECONDS = 30
const EARLIEST_SECONDS = 12
/** What a genre is also filed under. */
const ALSO: Readonly<Record<string, readonly [genre: string, subgenre: string | null]>> = {
  'Folk/Singer-Songwriter': ['Pop', 'Italian Pop'],
  'Hip-Hop/Rap': ['R&B/Soul', 'Contemporary R&B'],
  Electronic: ['New Age/Wellness', null],
  House: ['Dance', 'Club'],
  Jazz: ['Blues', null],
  Pop: ['Electronic', null],
  Punk: ['Rock', 'Alternative Rock'],
  Techno: ['Electronic', 'Ambient'],
}
const MONTHS_NEW = 18
const DAYS_OF_A_MONTH = 30
const VERSE: Readonly<Record<string, string>> = {
  it: 'Resto sul molo finché torna il vento,\nconto le luci e non ne manca una.',
  en: 'I keep the window open for the tide,\nthe harbour hums, and I am almost home.',
}

/**
 * What is said of a recording beside its credits. Taken from its title and not from the dice, so that everything drawn
 * after it stays as it was.
 */
export const assetExtrasOf = (
  calendar: Calendar,
  session: Session,
  { title, instrumental }: Song,
  durationMs: number,
): AssetExtras => {
  const { seeded, lead, created } = session
  const draw = seedOf(`said/${title}`)
  const language = lead.as.language === NO_LANGUAGE ? 'en' : lead.as.language
  const [alternateGenre, alternateSubgenre] = draw % 3 === 0 ? (ALSO[lead.as.genre] ?? [null, null]) : [null, null]
  const latest = Math.floor(durationMs / 1000) - PREVIEW_SECONDS
  const hasPreview = draw % 2 === 0 && latest > EARLIEST_SECONDS
  return {
    metadataLanguage: language,
    lyrics: instrumental || draw % 4 !== 0 ? null : (VERSE[language] ?? null),
    alternateGenre,
    alternateSubgenre,
    catalogTier: created < -MONTHS_NEW * DAYS_OF_A_MONTH ? 'BACK' : draw % 5 === 0 ? 'FRONT' : 'MID',
    copyright: { year: calendar.year(created), text: seeded.labels[lead.as.label]?.name ?? seeded.roster.name },
    previewStart: hasPreview ? EARLIEST_SECONDS + (draw % (latest - EARLIEST_SECONDS)) : null,
    previewLength: hasPreview ? PREVIEW_SECONDS : null,
  }
}
