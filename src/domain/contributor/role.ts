/** Who else made a recording, by their role and the groups of the trade. Artists have roles of their own. */
const WRITING = [
  'SONGWRITER',
  'ARRANGER',
  'ADAPTER',
  'TRANSLATOR',
  'LIBRETTIST',
  'SAMPLED_WRITER',
  'PUBLISHER',
] as const
const PERFORMANCE = [
  'LEAD_VOCALS',
  'BACKGROUND_VOCALS',
  'RAP',
  'SPOKEN_WORD',
  'CHOIR',
  'ORCHESTRA',
  'ENSEMBLE',
  'CONDUCTOR',
  'SOLOIST',
  'ACOUSTIC_GUITAR',
  'ELECTRIC_GUITAR',
  'BASS_GUITAR',
  'DOUBLE_BASS',
  'BANJO',
  'MANDOLIN',
  'UKULELE',
  'DRUMS',
  'PERCUSSION',
  'DRUM_MACHINE',
  'VIBRAPHONE',
  'PIANO',
  'KEYBOARDS',
  'SYNTHESIZER',
  'ORGAN',
  'ACCORDION',
  'VIOLIN',
  'VIOLA',
  'CELLO',
  'STRINGS',
  'HARP',
  'TRUMPET',
  'TROMBONE',
  'HORN',
  'SAXOPHONE',
  'CLARINET',
  'FLUTE',
  'HARMONICA',
  'TURNTABLES',
  'DJ',
  'BEATBOX',
  'NARRATOR',
  'ACTOR',
  'PERFORMER',
] as const
const PRODUCTION = [
  'PRODUCER',
  'CO_PRODUCER',
  'EXECUTIVE_PRODUCER',
  'VOCAL_PRODUCER',
  'ADDITIONAL_PRODUCER',
  'PROGRAMMER',
  'BEAT_MAKER',
  'RECORDING_ENGINEER',
  'ASSISTANT_ENGINEER',
  'MIXING_ENGINEER',
  'MASTERING_ENGINEER',
  'IMMERSIVE_MIXING_ENGINEER',
  'EDITOR',
  'SOUND_DESIGNER',
  'A_AND_R',
] as const
const VIDEO = [
  'VIDEO_DIRECTOR',
  'VIDEO_PRODUCER',
  'DIRECTOR_OF_PHOTOGRAPHY',
  'VIDEO_EDITOR',
  'CHOREOGRAPHER',
  'SCREENWRITER',
  'COLOURIST',
] as const
const VISUAL = ['ARTWORK', 'PHOTOGRAPHY', 'GRAPHIC_DESIGN'] as const

/** In the order in which they are offered and printed. */
export const CONTRIBUTOR_ROLES = [...WRITING, ...PERFORMANCE, ...PRODUCTION, ...VIDEO, ...VISUAL] as const
export type ContributorRole = (typeof CONTRIBUTOR_ROLES)[number]

/** All that a person can be credited as; composers and lyricists have fields of their own. */
export const CREDIT_ROLES = ['COMPOSER', 'LYRICIST', ...CONTRIBUTOR_ROLES] as const
export type CreditRole = (typeof CREDIT_ROLES)[number]

export type ContributorGroup = 'WRITING' | 'PERFORMANCE' | 'PRODUCTION' | 'VIDEO' | 'VISUAL'

export const contributorGroupOf = (role: ContributorRole): ContributorGroup => {
  const isOneOf = (roles: readonly ContributorRole[]) => roles.includes(role)
  if (isOneOf(WRITING)) return 'WRITING'
  if (isOneOf(PERFORMANCE)) return 'PERFORMANCE'
  if (isOneOf(PRODUCTION)) return 'PRODUCTION'
  return isOneOf(VIDEO) ? 'VIDEO' : 'VISUAL'
}
