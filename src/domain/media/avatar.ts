import type { ImageHeader } from '#src/domain/media/image-header.ts'
import { error, type Problem } from '#src/domain/problem.ts'

export const AVATAR_BYTES_MAX = 4 * 1024 * 1024
const MEGABYTE = 1024 * 1024

/** What is wrong with the picture of an artist or an organization, told from its header and size (spec 2, sections 5 and 8). */
export const avatarProblems = ({ bytes, header }: { bytes: number; header: ImageHeader | null }): Problem[] => {
  if (bytes === 0) return [error('IMAGE_EMPTY', 'image')]
  if (header === null) return [error('IMAGE_UNREADABLE', 'image')]
  if (bytes <= AVATAR_BYTES_MAX) return []
  return [error('IMAGE_TOO_HEAVY', 'image', { megabytes: AVATAR_BYTES_MAX / MEGABYTE })]
}
