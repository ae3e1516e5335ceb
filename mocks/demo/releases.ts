import type { ArtistRow, AssetRow, LabelRow, ReleaseRow, StoreRow, SubmissionRow } from '#mocks/db/rows.ts'
import type { drawnFiles } from '#mocks/demo/drawings.ts'
import { dayFrom, idOf, randomFrom } from '#mocks/demo/random.ts'
import { STATES } from '#mocks/demo/release-states.ts'
import { stamp } from '#mocks/demo/stamp.ts'
import { titleOf, type trackMaker } from '#mocks/demo/tracks.ts'
import { barcodeCheckDigit } from '#src/domain/barcode.ts'
import { WORLD } from '#src/domain/territories.ts'

const RELEASES = 128
const FORMATS = [
  { format: 'ALBUM', tracks: 10 },
  { format: 'SINGLE', tracks: 1 },
  { format: 'EP', tracks: 4 },
] as const
const GENRES = [
  'Pop',
  'Rock',
  'Electronic',
  'Jazz',
  'Folk/Singer-Songwriter',
  'Hip-Hop/Rap',
  'R&B/Soul',
  'Classical',
] as const
/** Every so many releases one belongs to each organization in turn. */
const ORGANIZATIONS = 8
const ARTISTS_EACH = 8

const barcodeOf = (index: number) => {
  const digits = `8051${String(30_000_000 + index * 73_939).padStart(8, '0')}`
  return `${digits}${barcodeCheckDigit(digits)}`
}

type Parts = {
  now: Date
  artists: readonly ArtistRow[]
  labels: readonly LabelRow[]
  stores: readonly StoreRow[]
  draw: ReturnType<typeof drawnFiles>['draw']
  makeTracks: ReturnType<typeof trackMaker>['make']
}

const tracklistOf = (tracks: readonly AssetRow[]) =>
  tracks.map(({ id }, index) => ({ assetId: id, position: index + 1 }))

/** Releases in every state with their submissions, dealt to the organizations in turn. */
export const seedReleases = ({ now, artists, labels, stores, draw, makeTracks }: Parts) => {
  const random = randomFrom(2026)
  const releases: ReleaseRow[] = []
  const submissions: SubmissionRow[] = []

  for (let index = 0; index < RELEASES; index++) {
    const round = Math.floor(index / ORGANIZATIONS)
    const home = index % ORGANIZATIONS
    const artist = artists[home * ARTISTS_EACH + (round % ARTISTS_EACH)]
    const { format, tracks: count } = FORMATS[(round + home) % FORMATS.length] ?? FORMATS[0]
    const state = STATES[round % STATES.length] ?? STATES[0]
    if (artist === undefined) continue
    const isDraft = state.submissions.length === 0
    const age = Math.max(2, 40 - state.consumerDays)
    const language = artist.country === 'IT' && index % 2 === 0 ? 'it' : 'en'
    const genre = random.pick(GENRES)
    const tracks = makeTracks({ now, random, artist, count, age, language, genre })
    const title = format === 'SINGLE' ? (tracks[0]?.title ?? '') : titleOf(index * 3 + 1, language)
    const owner = labels.find(({ id }) => id === artist.labelId)?.name ?? artist.name
    const line = { year: Number(dayFrom(now, Math.min(0, state.consumerDays)).slice(0, 4)), text: owner }
    const chosen = stores.slice(0, Math.max(3, state.submissions.length))
    const bare = isDraft && round % 2 === 1
    releases.push({
      id: idOf(11, index),
      ...stamp(now, age),
      organizationId: artist.organizationId,
      createdBy: null,
      title,
      version: null,
      format,
      artists: [{ artistId: artist.id, type: 'PRIMARY' }],
      labelId: bare ? null : artist.labelId,
      coverFileId: bare ? null : draw({ title, subtitle: artist.name, seed: index, kind: 'COVER' }),
      barcode: isDraft ? null : barcodeOf(index),
      catalogNumber: isDraft ? null : `LNR${String(100 + index)}`,
      releaseDate: null,
      consumerReleaseDate: isDraft ? null : dayFrom(now, state.consumerDays),
      consumerReleaseTime: isDraft ? null : '00:00',
      alreadyReleased: false,
      explicit: false,
      defaultLanguage: language,
      genre,
      subgenre: null,
      copyrightC: bare ? { year: null, text: '' } : line,
      copyrightP: bare ? { year: null, text: '' } : line,
      territories: [WORLD],
      distributionProviders: bare ? [] : chosen.map(({ id }) => id),
      tracklist: tracklistOf(tracks),
    })
    for (const [place, decided] of state.submissions.entries())
      submissions.push({
        id: idOf(12, submissions.length),
        ...stamp(now, Math.max(0.2, Math.min(age - 1, 6 + random.below(20) - place / 10))),
        releaseId: idOf(11, index),
        storeId: stores[(place + (place > 1 ? index : 0)) % stores.length]?.id ?? '',
        createdBy: null,
        ...decided,
      })
  }
  return { releases, submissions }
}
