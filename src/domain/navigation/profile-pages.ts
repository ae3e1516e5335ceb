/** The pages of the profile, by the last part of their address. */
export const PROFILE_PAGES = ['you', 'organization', 'notifications', 'device', 'appearance'] as const
export type ProfilePageKey = (typeof PROFILE_PAGES)[number]

/** The page that an address names in any case; undefined for none and for an unknown one. */
export const profilePageAt = (part: string | undefined): ProfilePageKey | undefined =>
  PROFILE_PAGES.find((page) => page === part?.toLowerCase())
