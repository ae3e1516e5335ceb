import type { AssetFormat } from '#src/domain/asset/format.ts'
import type { ReleaseFormat } from '#src/domain/release/format.ts'
import type { Store, StoreProfile } from '#src/domain/release/store-kind.ts'

/** The part of a release that decides which stores can take it. */
export type OfferedRelease = { format: ReleaseFormat; tracks: readonly { format: AssetFormat }[] }
type Content = { sound: boolean; video: boolean }

/** What is on a release. Until it has tracks, its format says what they will be. */
export const soundAndVideoOf = ({ format, tracks }: OfferedRelease): Content => ({
  sound: tracks.length === 0 ? format !== 'VIDEO' : tracks.some((track) => track.format === 'TRACK'),
  video: tracks.length === 0 ? format === 'VIDEO' : tracks.some((track) => track.format === 'VIDEO'),
})

/** The content that a store needs and the release lacks. */
export type MissingContent = 'SOUND' | 'VIDEO'

/**
 * Why a store cannot take a release; null where it can, and where nothing is known of the store. Of a release with both,
 * it takes what it can.
 */
export const missingContentFor = (
  profile: StoreProfile | undefined,
  release: OfferedRelease,
): MissingContent | null => {
  const { sound, video } = soundAndVideoOf(release)
  if (profile === undefined || (profile.audio && sound) || (profile.video && video)) return null
  return profile.video ? 'VIDEO' : 'SOUND'
}

/** The stores that can take a release, and those that cannot, grouped by what is missing. */
export const groupStores = <S extends Pick<Store, 'profile'>>(stores: readonly S[], release: OfferedRelease) => {
  const lacking = (what: MissingContent | null) =>
    stores.filter(({ profile }) => missingContentFor(profile, release) === what)
  return { taking: lacking(null), lackingVideo: lacking('VIDEO'), lackingSound: lacking('SOUND') }
}
