import { COVER_CONTRAST_MIN, COVER_DETAIL_MIN, COVER_SHARPNESS_MIN } from '#src/domain/limits.ts'
import { type Problem, warning } from '#src/domain/problem.ts'

/** What a cover's pixels say; a server can only measure them where it decodes pictures. */
export type CoverFacts = {
  /** Of the whole, as a standard deviation of brightness. */
  contrast: number
  /** Of the sharpest part of a small copy. */
  sharpness: number
  /** Share of the finest details in the part that has most of them, at full size; 0 where pixels were repeated. */
  detail: number
}

/** What should be looked at again in a cover: one flat colour, blurred, or enlarged from a smaller picture (domain, C05). */
export const coverFactsProblems = ({ contrast, sharpness, detail }: CoverFacts): Problem<'cover'>[] => {
  if (contrast < COVER_CONTRAST_MIN) return [warning('COVER_FLAT', 'cover')]
  if (sharpness < COVER_SHARPNESS_MIN) return [warning('COVER_BLURRED', 'cover')]
  return detail < COVER_DETAIL_MIN ? [warning('COVER_ENLARGED', 'cover')] : []
}
