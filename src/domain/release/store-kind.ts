/** What a store does with a release, in the order in which people look for it. */
export const STORE_KINDS = ['STREAMING', 'DOWNLOAD', 'SOCIAL', 'RIGHTS', 'OTHER'] as const
export type StoreKind = (typeof STORE_KINDS)[number]

/** The stores that are known by name, the best known first. */
export const STORES_BY_KIND: Record<Exclude<StoreKind, 'OTHER'>, readonly string[]> = {
  STREAMING: [
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
  ],
  DOWNLOAD: [
    'iTunes Store',
    'Amazon Music Download',
    'Beatport',
    'Traxsource',
    'Juno Download',
    '7digital',
    'Bandcamp for Labels',
  ],
  SOCIAL: ['TikTok', 'Meta (Facebook and Instagram)', 'Snapchat', 'YouTube Shorts', 'Vevo', 'Twitch'],
  RIGHTS: ['YouTube Content ID', 'Meta Rights Manager', 'Audible Magic', 'SoundCloud monetization'],
}

const lower = (name: string) => name.trim().toLowerCase()
const kinds = new Map<string, StoreKind>(
  STORE_KINDS.flatMap((kind) =>
    kind === 'OTHER' ? [] : STORES_BY_KIND[kind].map((name) => [lower(name), kind] as const),
  ),
)

/** The kind of a store by its name, because the API gives only that; recognition, data and the unknown are others. */
export const storeKindOf = (name: string): StoreKind => kinds.get(lower(name)) ?? 'OTHER'
