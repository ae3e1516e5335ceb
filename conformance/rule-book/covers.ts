import { coverProblems, coverFactsProblems } from '#src/domain/media/image.ts'
import { type ProblemCode } from '#src/domain/problem-codes.ts'
import { error, type Problem, warning } from '#src/domain/problem.ts'
import { GOOD, release, type Rule, type Sample, track, whole } from './example.ts'

const SHARP = { contrast: 60, sharpness: 1, detail: 0.02 }

const header = (
  text: string,
  change: { width?: number; height?: number; components?: number; bytes?: number },
): Sample => {
  const { width = 3000, height = width, components = 3, bytes = 1000 } = change
  return {
    text,
    get problems() {
      return coverProblems({ bytes, header: { kind: 'JPEG', width, height, components } })
    },
  }
}
const WELL = header('3000 × 3000', {})
const measured = (text: string, change: Partial<typeof SHARP>): Sample => ({
  text,
  get problems() {
    return coverFactsProblems({ ...SHARP, ...change })
  },
})
/** What the page finds when it decodes the picture: the tests have such files. */
const decoded = (code: ProblemCode, text: string, make: (code: ProblemCode, field: 'cover') => Problem) => ({
  code,
  bad: { text, problems: [make(code, 'cover')] },
  good: WELL,
})
const single = { format: 'SINGLE' } as const

/** A person compares the picture with the words: the reviewer rejects with this reason. */
const reviewed = (rule: string, about: string, reason: string): Rule =>
  whole(rule, `${about}: the reviewer’s reason ${reason}`)

/** C01 to C12: covers. */
export const COVER_RULES: readonly Rule[] = [
  whole(
    'C01',
    '1400 to 8000 pixels, better 3000',
    { code: 'COVER_TOO_SMALL', bad: header('1399 × 1399', { width: 1399 }), good: WELL },
    { code: 'COVER_TOO_LARGE', bad: header('8001 × 8001', { width: 8001 }), good: WELL },
    { code: 'COVER_BELOW_3000', bad: header('1400 × 1400', { width: 1400 }), good: WELL },
  ),
  whole('C02', 'Square', {
    code: 'COVER_NOT_SQUARE',
    bad: header('3000 × 2000', { height: 2000 }),
    good: WELL,
  }),
  whole(
    'C03',
    'A whole, still JPEG or PNG',
    {
      code: 'COVER_UNREADABLE',
      bad: { text: 'a WebP', problems: coverProblems({ bytes: 1000, header: null }) },
      good: WELL,
    },
    { code: 'COVER_EMPTY', bad: header('0 bytes', { bytes: 0 }), good: WELL },
    decoded('COVER_DAMAGED', 'a JPEG that breaks off', error),
    decoded('COVER_ANIMATED', 'an animated PNG', error),
  ),
  whole(
    'C04',
    'RGB of 8 bits, up to 4 MB, without transparency',
    { code: 'COVER_NOT_RGB', bad: header('CMYK', { components: 4 }), good: WELL },
    { code: 'COVER_TOO_HEAVY', bad: header('5 MB', { bytes: 5_000_000 }), good: WELL },
    decoded('COVER_SIXTEEN_BITS', 'a PNG of 16 bits', warning),
    decoded('COVER_TRANSPARENT', 'a PNG with transparent corners', warning),
  ),
  whole(
    'C05',
    'Sharp, at its own size, of more than one colour',
    { code: 'COVER_BLURRED', bad: measured('blurred', { sharpness: 0.001 }), good: measured('sharp', {}) },
    {
      code: 'COVER_ENLARGED',
      bad: measured('500 pixels enlarged to 3000', { detail: 0 }),
      good: measured('sharp', {}),
    },
    { code: 'COVER_FLAT', bad: measured('one colour', { contrast: 0 }), good: measured('sharp', {}) },
  ),
  reviewed('C06', 'The text is that of artist and title', 'COVER_TEXT_MISMATCH'),
  reviewed('C07', 'No address, handle, QR code, barcode, e-mail', 'COVER_LOGO_OR_URL'),
  reviewed('C08', 'No price, advertising, medium, store', 'COVER_LOGO_OR_URL'),
  reviewed('C09', 'No picture or name of others', 'COVER_RIGHTS'),
  reviewed('C10', 'No pornography, no hate', 'OTHER'),
  whole(
    'C11',
    'A single’s cover is not that of an album or EP of the same artist or label, whatever its size and compression',
    {
      code: 'COVER_SAME_AS_ALBUM',
      bad: release('the album “Harbour” has it', { ...single, sameCover: [{ name: 'Harbour' }] }),
      good: GOOD,
    },
  ),
  whole(
    'C12',
    'The Parental Advisory logo on the cover, as the member says, means explicit content',
    {
      code: 'ADVISORY_NOT_EXPLICIT',
      bad: release('with the logo, no track explicit', { parentalAdvisory: true }),
      good: release('with the logo, a track explicit', {
        parentalAdvisory: true,
        explicit: true,
        tracks: [track('a', { explicit: true })],
      }),
    },
    {
      code: 'ADVISORY_MISSING',
      bad: release('explicit without the logo', { explicit: true, tracks: [track('a', { explicit: true })] }),
      good: GOOD,
    },
  ),
]
