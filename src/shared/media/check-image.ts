import { avatarProblems, coverProblems } from '#src/domain/media/image.ts'
import { readImageHeader, type ImageHeader } from '#src/domain/media/image-header.ts'
import type { Problem } from '#src/domain/problem.ts'

/** A camera's notes and previews stand before the size in a JPEG: most files tell it early, some only near their end. */
const SLICES = [64 * 1024, 1024 * 1024, 8 * 1024 * 1024]

const headerOf = async (file: Blob): Promise<ImageHeader | null> => {
  for (const bytes of SLICES) {
    const header = readImageHeader(new Uint8Array(await file.slice(0, bytes).arrayBuffer()))
    if (header !== null || bytes >= file.size) return header
  }
  return null
}

type ImageCheck = { header: ImageHeader | null; problems: Problem[] }

/** What is wrong with a picked picture, told before any of it is sent. */
export const checkCover = async (file: Blob): Promise<ImageCheck> => {
  const header = await headerOf(file)
  return { header, problems: coverProblems({ bytes: file.size, header }) }
}

/** The same for a picture of an artist or an organization. */
export const checkAvatar = async (file: Blob): Promise<ImageCheck> => {
  const header = await headerOf(file)
  return { header, problems: avatarProblems({ bytes: file.size, header }) }
}
