/** The sections of the profile, by the last part of their address. */
export const PROFILE_SECTIONS = ['you', 'organization', 'notifications', 'device', 'appearance'] as const
export type ProfileSectionKey = (typeof PROFILE_SECTIONS)[number]

/** The section that an address names in any case; undefined for none and for an unknown one. */
export const profileSectionAt = (part: string | undefined): ProfileSectionKey | undefined =>
  PROFILE_SECTIONS.find((section) => section === part?.toLowerCase())
