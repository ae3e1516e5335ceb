import type { ArtistRow } from '#backend/tables/artists.ts'
import { phoneOf } from '#mocks/db/seed/phone-numbers.ts'
import { createRandom, type Random, seedOf } from '#mocks/db/seed/random.ts'
import type { Roster, RosterArtist } from '#mocks/db/seed/roster.ts'
import type { Channel } from '#src/domain/artist/channels.ts'
import { SPOTIFY_ID_LENGTH } from '#src/domain/limits.ts'
import { searchText } from '#src/domain/text/compare.ts'

const BASE_62 = [...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']

const AGENTS = [
  'Fila Zero Booking',
  'Northbound Live',
  'Agence Troisième Rideau',
  'Kleine Reise Konzerte',
  'Palco Norte',
]

const RELEASE_HISTORIES: readonly ((as: RosterArtist, city: string) => string)[] = [
  ({ name, subgenre }, city) =>
    `${name} plays ${subgenre} out of ${city}: few words, long evenings, songs that are finished on the road.`,
  ({ subgenre }, city) =>
    `Began in a rehearsal room under a fish market in ${city}. Since then: ${subgenre}, two vans and no manager.`,
  ({ name, genre }) => `${name} records at night and on tape. ${genre}, for listening to from beginning to end.`,
  ({ name, subgenre }, city) =>
    `Known in ${city} from the stairs of the old town, where ${name} still plays ${subgenre} every first of May.`,
]

/** Where somebody is found besides Spotify; invented names get addresses that nobody else has. */
const ELSEWHERE: readonly [Channel, (handle: string) => string][] = [
  ['APPLE_MUSIC', (handle) => `https://music.apple.com/artist/${handle}-liner-demo`],
  ['YOUTUBE', (handle) => `https://www.youtube.com/@${handle}-liner-demo`],
  ['INSTAGRAM', (handle) => `https://www.instagram.com/${handle}.liner.demo`],
  ['TIKTOK', (handle) => `https://www.tiktok.com/@${handle}.liner.demo`],
  ['WEBSITE', (handle) => `https://${handle}.example.com`],
]

const spotifyLink = (random: Random) =>
  `https://open.spotify.com/artist/${Array.from({ length: SPOTIFY_ID_LENGTH }, () => random.pick(BASE_62)).join('')}`

/** A staff member with the same last name is the person behind the artist's name. */
const personBehind = (name: string, { people }: Roster): string | null => {
  const last = name.split(' ').at(-1)
  return people.find((person) => person.split(' ').at(-1) === last) ?? null
}

type Details = Pick<
  ArtistRow,
  'personName' | 'description' | 'bookingAgent' | 'contactEmail' | 'contactPhone' | 'channels'
>

/** What an artist's page tells: always the same for the same name. */
export const artistDetails = (as: RosterArtist, roster: Roster): Details => {
  const random = createRandom(seedOf(`details/${as.name}`))
  const handle = searchText(as.name).replaceAll(' ', '')
  const isBooked = random.chance(0.6)
  return {
    personName: personBehind(as.name, roster),
    description: random.pick(RELEASE_HISTORIES)(as, roster.city),
    bookingAgent: isBooked ? random.pick(AGENTS) : null,
    contactEmail: `${handle}@${roster.key}.test`,
    contactPhone: isBooked ? phoneOf(random, roster.country) : null,
    channels: [
      { kind: 'SPOTIFY', url: spotifyLink(random) },
      ...ELSEWHERE.filter(() => random.chance(0.5)).map(([kind, urlOf]) => ({ kind, url: urlOf(handle) })),
    ],
  }
}
