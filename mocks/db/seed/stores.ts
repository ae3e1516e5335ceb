import { tables } from '#backend/tables/tables.ts'
import type { StoreRow } from '#backend/tables/submissions.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import { rowOf } from '#mocks/db/seed/row.ts'

const AGE_DAYS = 1500

/** The first few are where nearly every release goes. */
const STORES = [
  'Spotify',
  'Apple Music',
  'Amazon Music',
  'YouTube Music',
  'Deezer',
  'TIDAL',
  'Qobuz',
  'Pandora',
  'SoundCloud',
  'Napster',
  'iHeartRadio',
  'Audiomack',
  'Mixcloud',
  'Soundtrack',
  'Peloton',
  'iTunes Store',
  'Amazon Music Download',
  'Beatport',
  'Traxsource',
  'Juno Download',
  '7digital',
  'Bandcamp for Labels',
  'TikTok',
  'Meta (Facebook and Instagram)',
  'Snapchat',
  'YouTube Shorts',
  'Vevo',
  'Twitch',
  'YouTube Content ID',
  'Meta Rights Manager',
  'Audible Magic',
  'SoundCloud monetization',
  'Anghami',
  'Boomplay',
  'JioSaavn',
  'Gaana',
  'KKBOX',
  'LINE MUSIC',
  'AWA',
  'Melon',
  'FLO',
  'NetEase Cloud Music',
  'Tencent QQ Music',
  'JOOX',
  'Yandex Music',
  'Claro Música',
  'Trebel',
  'Kuack',
  'Gracenote',
  'Shazam',
  'MediaNet',
  'TouchTunes',
]

export const seedStores = (calendar: Calendar): StoreRow[] =>
  STORES.map((name) => ({ ...tables.stores.defaults, ...rowOf(calendar, `store/${name}`, -AGE_DAYS), name }))
