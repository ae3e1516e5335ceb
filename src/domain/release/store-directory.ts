import type { StoreKind, StoreProfile } from '#src/domain/release/store-kind.ts'
import { nameKey } from '#src/domain/text/compare.ts'

/** Of most stores of a kind. Where a store says nothing, the times are the usual ones of distributors. */
const SOUND: Omit<StoreProfile, 'kinds'> = {
  audio: true,
  video: false,
  atmos: false,
  preOrder: false,
  timed: false,
  contentId: false,
  needsArtistProfile: false,
  leadDays: 5,
  inWorkingDays: false,
  update: 'REPLACED',
  updateDays: 2,
  takedown: 'REMOVED',
  takedownDays: 2,
}
const STREAMING: StoreProfile = { ...SOUND, kinds: ['STREAMING'] }
const DOWNLOAD: StoreProfile = {
  ...SOUND,
  kinds: ['DOWNLOAD'],
  leadDays: 7,
  preOrder: true,
  update: 'METADATA_ONLY',
  updateDays: 3,
  takedown: 'BOUGHT_STAYS',
  takedownDays: 3,
}
const SOCIAL: StoreProfile = { ...SOUND, kinds: ['SOCIAL'], takedown: 'POSTS_MUTED', takedownDays: 3 }
const RIGHTS: StoreProfile = {
  ...SOUND,
  kinds: ['RIGHTS'],
  contentId: true,
  leadDays: 3,
  update: 'METADATA_ONLY',
  takedown: 'CLAIMS_END',
  takedownDays: 1,
}
const OTHER: StoreProfile = { ...SOUND, kinds: ['OTHER'], leadDays: 3, updateDays: 5, takedownDays: 7 }

type Named = readonly [name: string, own?: Partial<StoreProfile>]
const group = (usual: StoreProfile, ...stores: readonly Named[]) =>
  stores.map(([name, own]) => [name, { ...usual, ...own }] as const)
const named = (...names: readonly string[]): Named[] => names.map((name) => [name])

const streamsAndVideos: StoreKind[] = ['STREAMING', 'VIDEO']
const STREAMS = group(
  STREAMING,
  ['Spotify', { leadDays: 7, timed: true, needsArtistProfile: true, updateDays: 2, takedownDays: 1 }],
  [
    'Apple Music',
    {
      kinds: streamsAndVideos,
      video: true,
      atmos: true,
      preOrder: true,
      timed: true,
      leadDays: 10,
      inWorkingDays: true,
      updateDays: 1,
      takedownDays: 1,
    },
  ],
  ['Amazon Music', { atmos: true, timed: true, preOrder: true }],
  ['YouTube Music', { timed: true, updateDays: 1, takedownDays: 1 }],
  ['Deezer', { timed: true }],
  ['TIDAL', { kinds: streamsAndVideos, video: true, atmos: true, timed: true }],
  ['Qobuz', { kinds: ['STREAMING', 'DOWNLOAD'], preOrder: true, leadDays: 7 }],
  ['Pandora', { leadDays: 7 }],
  ['SoundCloud', { timed: true, leadDays: 3, updateDays: 1 }],
  ...named('Napster', 'iHeartRadio'),
  ['Audiomack', { leadDays: 3, updateDays: 1 }],
  ...named('Mixcloud'),
  ['Soundtrack', { leadDays: 7 }],
  ['Peloton', { leadDays: 7 }],
  ...named('Anghami', 'Boomplay', 'JioSaavn', 'Gaana'),
  ['KKBOX', { timed: true }],
  ['LINE MUSIC', { leadDays: 7 }],
  ['AWA', { leadDays: 7 }],
  ['Melon', { leadDays: 7 }],
  ['FLO', { leadDays: 7 }],
  // Each release is read by an office first.
  ['NetEase Cloud Music', { leadDays: 14, update: 'REDELIVERED', updateDays: 7, takedownDays: 5 }],
  ['Tencent QQ Music', { leadDays: 14, update: 'REDELIVERED', updateDays: 7, takedownDays: 5 }],
  ...named('JOOX', 'Yandex Music'),
  ['Claro Música', { kinds: streamsAndVideos, video: true }],
  ...named('Trebel', 'Kuack'),
)
const DOWNLOADS = group(
  DOWNLOAD,
  [
    'iTunes Store',
    { kinds: ['DOWNLOAD', 'VIDEO'], video: true, timed: true, leadDays: 10, inWorkingDays: true, updateDays: 1 },
  ],
  ['Amazon Music Download', { leadDays: 5, updateDays: 2 }],
  ['Beatport', { leadDays: 14 }],
  ['Traxsource', { leadDays: 10 }],
  ['Juno Download', { leadDays: 7, preOrder: false }],
  ['7digital', { leadDays: 5 }],
  ['Bandcamp for Labels', { leadDays: 3, update: 'REPLACED', updateDays: 1 }],
)
const VIDEOS = group(STREAMING, [
  'Vevo',
  { kinds: ['VIDEO'], audio: false, video: true, timed: true, leadDays: 21, update: 'REDELIVERED', updateDays: 7 },
])
const SOCIALS = group(
  SOCIAL,
  ...named('TikTok', 'Meta (Facebook and Instagram)', 'Snapchat'),
  ['YouTube Shorts', { updateDays: 1 }],
  ...named('Twitch'),
)
const CLAIMS = group(
  RIGHTS,
  ['YouTube Content ID', { kinds: ['RIGHTS', 'VIDEO'], video: true }],
  ...named('Meta Rights Manager', 'Audible Magic', 'SoundCloud monetization'),
)
const OTHERS = group(
  OTHER,
  ['Gracenote', { video: true }],
  ['Shazam', { kinds: ['OTHER', 'RIGHTS'] }],
  ...named('MediaNet', 'TouchTunes'),
)

const all = { STREAMS, DOWNLOADS, VIDEOS, SOCIALS, CLAIMS, OTHERS }
/** The names of the stores that are known, by group, the best known first. */
export const KNOWN_STORES: Record<keyof typeof all, readonly string[]> = {
  STREAMS: STREAMS.map(([name]) => name),
  DOWNLOADS: DOWNLOADS.map(([name]) => name),
  VIDEOS: VIDEOS.map(([name]) => name),
  SOCIALS: SOCIALS.map(([name]) => name),
  CLAIMS: CLAIMS.map(([name]) => name),
  OTHERS: OTHERS.map(([name]) => name),
}

const profiles = new Map(
  Object.values(all)
    .flat()
    .map(([name, profile]) => [nameKey(name), profile]),
)

/** What a store of this name takes; undefined for one that is not known. */
export const storeProfileOf = (name: string): StoreProfile | undefined => profiles.get(nameKey(name))
