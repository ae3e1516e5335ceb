/** What a store does with a release, in the order in which people look for it. */
export const STORE_KINDS = ['STREAMING', 'DOWNLOAD', 'VIDEO', 'SOCIAL', 'RIGHTS', 'OTHER'] as const
export type StoreKind = (typeof STORE_KINDS)[number]

/** What happens to a release that a store has when its data or its files change. */
export const STORE_UPDATES = ['REPLACED', 'METADATA_ONLY', 'REDELIVERED'] as const
export type StoreUpdate = (typeof STORE_UPDATES)[number]

/** What a takedown leaves behind. */
export const STORE_TAKEDOWNS = ['REMOVED', 'BOUGHT_STAYS', 'POSTS_MUTED', 'CLAIMS_END'] as const
export type StoreTakedown = (typeof STORE_TAKEDOWNS)[number]

/** What a store takes, and how long it needs. */
export type StoreProfile = {
  /** The first is the group in which it is listed. */
  kinds: StoreKind[]
  audio: boolean
  video: boolean
  atmos: boolean
  preOrder: boolean
  /** Goes live at a time of day; other stores do at midnight. */
  timed: boolean
  /** Finds the music in what others upload. */
  contentId: boolean
  /** Asks for the profile of the artist. */
  needsArtistProfile: boolean
  /** How long before the release date it wants the release. */
  leadDays: number
  /** Whether these days are Monday to Friday. */
  inWorkingDays: boolean
  update: StoreUpdate
  updateDays: number
  takedown: StoreTakedown
  takedownDays: number
}

/** A store as the API names it; one that is not known has no profile. */
export type Store = { id: string; name: string; profile?: StoreProfile | undefined }

/** A store that was chosen for a release. */
export type ChosenStore = Store & {
  /** Whether it has the release, or waits for it: what it would have warned of before no longer applies. */
  hasRelease?: boolean
}

/** The group in which a store is listed. */
export const storeKindOf = ({ profile }: Pick<Store, 'profile'>): StoreKind => profile?.kinds[0] ?? 'OTHER'
