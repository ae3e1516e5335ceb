import {
  CODE_LENGTH,
  CODE_LIFETIME_MINUTES,
  COVER_SIDE_GOOD,
  COVER_SIDE_MAX,
  COVER_SIDE_MIN,
  IMAGE_BYTES_MAX,
  ISRC_NUMBER_MAX,
  MEBIBYTE,
  PASSWORD_MIN,
  PASSWORD_WAIT_MINUTES,
  SPOTIFY_ID_LENGTH,
} from '#src/domain/limits.ts'

/** Texts name a limit as `{{limit.codeLength}}`, so that no number is repeated in them. */
export const TEXT_LIMITS = {
  codeLength: CODE_LENGTH,
  codeMinutes: CODE_LIFETIME_MINUTES,
  coverGood: COVER_SIDE_GOOD,
  coverMax: COVER_SIDE_MAX,
  coverMin: COVER_SIDE_MIN,
  isrcNumber: ISRC_NUMBER_MAX,
  imageMegabytes: IMAGE_BYTES_MAX / MEBIBYTE,
  passwordWaitMinutes: PASSWORD_WAIT_MINUTES,
  spotifyId: SPOTIFY_ID_LENGTH,
  passwordMin: PASSWORD_MIN,
}
