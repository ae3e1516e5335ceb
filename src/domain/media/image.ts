import {
  COVER_CONVERT_BYTES_MAX,
  COVER_SIDE_GOOD,
  COVER_SIDE_MAX,
  COVER_SIDE_MIN,
  IMAGE_BYTES_MAX,
  MEBIBYTE,
  COVER_CONTRAST_MIN,
  COVER_DETAIL_MIN,
  COVER_SHARPNESS_MIN,
} from '#src/domain/limits.ts'
import type { ImageHeader } from '#src/domain/media/image-header.ts'
import { error, type Problem, warning } from '#src/domain/problem.ts'

const tooHeavy = () => error('IMAGE_TOO_HEAVY', 'image', { megabytes: IMAGE_BYTES_MAX / MEBIBYTE })

/** What is wrong with the picture of an artist or an organization before a byte of it is read. */
export const avatarSizeProblems = (bytes: number): Problem[] => {
  if (bytes === 0) return [error('IMAGE_EMPTY', 'image')]
  // Up to there it can still be made smaller, which takes a picture.
  return bytes > COVER_CONVERT_BYTES_MAX ? [tooHeavy()] : []
}

/** What is wrong with it by its header and size (catalogue-5 and 8). */
export const avatarProblems = ({ bytes, header }: { bytes: number; header: ImageHeader | null }): Problem[] => {
  const [unread] = avatarSizeProblems(bytes)
  if (unread !== undefined) return [unread]
  if (header === null) return [error('IMAGE_UNREADABLE', 'image')]
  return bytes <= IMAGE_BYTES_MAX ? [] : [tooHeavy()]
}

export const coverTooHeavy = () => error('COVER_TOO_HEAVY', 'cover', { megabytes: IMAGE_BYTES_MAX / MEBIBYTE })
export const coverUnreadable = () => error('COVER_UNREADABLE', 'cover')

/** What is wrong with a cover before a byte of it is read. */
export const coverSizeProblems = (bytes: number): Problem[] => {
  if (bytes === 0) return [error('COVER_EMPTY', 'cover')]
  // Up to there a JPEG of it is offered, which takes a picture.
  return bytes > COVER_CONVERT_BYTES_MAX ? [coverTooHeavy()] : []
}

/** What is wrong with a cover, by its header and its size in bytes (catalogue-9). */
export const coverProblems = ({ bytes, header }: { bytes: number; header: ImageHeader | null }): Problem[] => {
  const [unread] = coverSizeProblems(bytes)
  if (unread !== undefined) return [unread]
  if (header === null) return [coverUnreadable()]
  if (bytes > IMAGE_BYTES_MAX) return [coverTooHeavy()]
  if (header.kind === 'WEBP') return [coverUnreadable()]
  const { width, height, components } = header
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  const problems: Problem[] = []
  if (shorter < COVER_SIDE_MIN)
    problems.push(error('COVER_TOO_SMALL', 'cover', { width, height, minimum: COVER_SIDE_MIN }))
  if (longer > COVER_SIDE_MAX)
    problems.push(error('COVER_TOO_LARGE', 'cover', { width, height, maximum: COVER_SIDE_MAX }))
  if (width !== height) problems.push(error('COVER_NOT_SQUARE', 'cover', { width, height }))
  if (components !== 3) problems.push(error('COVER_NOT_RGB', 'cover'))
  if (problems.length === 0 && shorter < COVER_SIDE_GOOD)
    problems.push(warning('COVER_BELOW_3000', 'cover', { values: { width, height, good: COVER_SIDE_GOOD } }))
  return problems
}

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
