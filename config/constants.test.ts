import { expect, test } from 'vitest'
import { generateBarcode } from '#src/domain/identifiers/barcode.ts'
import {
  ALBUM_MIN_SECONDS,
  ALBUM_MIN_TRACKS,
  CODE_LENGTH,
  COPYRIGHT_YEAR_MIN,
  COVER_SIDE_MAX,
  COVER_SIDE_MIN,
  EP_LONG_TRACK_SECONDS,
  EP_MAX_SECONDS,
  EP_MAX_TRACKS,
  IMAGE_BYTES_MAX,
  INSTANT_SHARE,
  PASSWORD_MIN,
  SINGLE_MAX_TRACKS,
  VARIOUS_MIN_MINUTES,
  VIDEO_FRAME_RATE_MIN,
  VIDEO_HD_BIT_RATE_MIN,
  VIDEO_HEIGHT_MIN,
  VIDEO_WIDTH_MIN,
} from '#src/domain/limits.ts'
import { ASSETS_DEFAULTS } from '#src/domain/navigation/list-defaults.ts'
import { SUBMISSIONS_PER_PAGE } from '#src/features/submissions/submissions-query.ts'
import { formatDay } from '#src/i18n/format.ts'
import { NUMBERS, NUMBERS_ON_A_PHONE } from '#src/shared/list/pagination/pagination.tsx'
import { SEARCH_DELAY_MS } from '#src/shared/list/search-box.tsx'
import { ALL_ORGANIZATIONS } from '#src/shared/picker/entity-searches.ts'
import { MAX_HEIGHT } from '#src/ui/option-list.tsx'
import { PICK_DELAY_MS } from '#src/ui/use-combobox.ts'

const MINUTE = 60
const MEGABYTE = 1024 * 1024

test.each([
  ['rows on a page of assets (catalogue-9.1)', ASSETS_DEFAULTS.perPage, 5],
  ['rows on a page of submissions (catalogue-9.1)', SUBMISSIONS_PER_PAGE, 5],
  ['organizations to filter by (catalogue-9.2, catalogue-6.2)', ALL_ORGANIZATIONS.perPage, 100],
  ['milliseconds before a list is searched (catalogue-9.3, catalogue-5.28)', SEARCH_DELAY_MS, 1000],
  ['characters of a code (catalogue-9.5)', CODE_LENGTH, 6],
  ['bytes of a picture (catalogue-9.6)', IMAGE_BYTES_MAX, 4 * MEGABYTE],
  ['characters of a password, in the interface and at the server (catalogue-9.7)', PASSWORD_MIN, 12],
  ['the first year of a copyright (catalogue-9.8)', COPYRIGHT_YEAR_MIN, 1900],
  ['the least side of a cover (catalogue-9.9)', COVER_SIDE_MIN, 1400],
  ['the largest side of a cover (catalogue-9.9)', COVER_SIDE_MAX, 8000],
  ['tracks of a single (catalogue-9.10)', SINGLE_MAX_TRACKS, 3],
  ['tracks of an EP (catalogue-9.10)', EP_MAX_TRACKS, 6],
  ['tracks of an album (catalogue-9.10)', ALBUM_MIN_TRACKS, 7],
  ['seconds of an album (catalogue-9.10)', ALBUM_MIN_SECONDS, 30 * MINUTE],
  ['seconds of the long track of an EP (catalogue-9.10)', EP_LONG_TRACK_SECONDS, 10 * MINUTE],
  ['seconds of an EP (catalogue-9.10)', EP_MAX_SECONDS, 30 * MINUTE],
  ['pixels that a video is wide (catalogue-9.11)', VIDEO_WIDTH_MIN, 320],
  ['pixels that a video is high (catalogue-9.11)', VIDEO_HEIGHT_MIN, 100],
  ['frames per second of a video (catalogue-9.11)', VIDEO_FRAME_RATE_MIN, 15],
  ['bits per second of an HD video (catalogue-9.12)', VIDEO_HD_BIT_RATE_MIN, 80_000_000],
  ['the share of instant gratification tracks (catalogue-9.14)', INSTANT_SHARE, 0.5],
  ['seconds of music by various artists (catalogue-9.15)', VARIOUS_MIN_MINUTES * MINUTE, 25 * MINUTE],
  ['digits of a barcode, with its check digit (catalogue-9.16)', generateBarcode(Math.random).length, 12 + 1],
  ['page numbers on a phone (catalogue-9.17)', NUMBERS_ON_A_PHONE, 3],
  ['page numbers elsewhere (catalogue-9.17)', NUMBERS, 5],
  ['milliseconds before a multi-select searches (catalogue-9.18)', PICK_DELAY_MS, 500],
  ['pixels that the list of a multi-select is high (catalogue-9.19)', MAX_HEIGHT, 240],
])('when the specification has a number for %s, then the product has the same', (_name, actual, specified) => {
  expect(actual).toBe(specified)
})

test('when a date is shown, then it is DD MMM YYYY, with the month in the chosen language (catalogue-9.4)', () => {
  expect(formatDay('2026-03-09T10:00:00Z', 'en')).toBe('09 Mar 2026')
  expect(formatDay('2026-03-09T10:00:00Z', 'it')).toBe('09 mar 2026')
})
