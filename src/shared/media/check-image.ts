import { avatarProblems, coverProblems } from '#src/domain/media/image.ts'
import { readImageHeader, type ImageHeader } from '#src/domain/media/image-header.ts'
import type { Problem } from '#src/domain/problem.ts'

/** In a JPEG, metadata and previews come before the size, so larger slices are read when the first is too short. */
const SLICES = [64 * 1024, 1024 * 1024, 8 * 1024 * 1024]

const headerOf = async (file: Blob): Promise<ImageHeader | null> => {
  for (const bytes of SLICES) {
    const header = readImageHeader(new Uint8Array(await file.slice(0, bytes).arrayBuffer()))
    if (header !== null || bytes >= file.size) return header
  }
  return null
}

type ImageCheck = { header: ImageHeader | null; problems: Problem[] }

/** The problems of a picked cover, before it is uploaded. */
export const checkCover = async (file: Blob): Promise<ImageCheck> => {
  const header = await headerOf(file)
  return { header, problems: coverProblems({ bytes: file.size, header }) }
}

/** The problems of a picked picture of an artist or an organization. */
export const checkAvatar = async (file: Blob): Promise<ImageCheck> => {
  const header = await headerOf(file)
  return { header, problems: avatarProblems({ bytes: file.size, header }) }
}
