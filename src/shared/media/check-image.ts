import type { CoverPicture } from '#src/contract/shared-schemas.ts'
import { readImageHeader, type ImageHeader } from '#src/domain/media/image-header.ts'
import {
  avatarProblems,
  avatarSizeProblems,
  coverProblems,
  coverSizeProblems,
  coverFactsProblems,
  coverTooHeavy,
  coverUnreadable,
} from '#src/domain/media/image.ts'
import { error, hasErrors, type Problem, warning } from '#src/domain/problem.ts'

/** In a JPEG, metadata and previews come before the size, so larger slices are read when the first is too short. */
const SLICES = [64 * 1024, 1024 * 1024, 8 * 1024 * 1024]

const headerOf = async (file: Blob): Promise<ImageHeader | null> => {
  for (const bytes of SLICES) {
    // A file that was moved or changed since it was picked can no longer be read.
    const slice = await file
      .slice(0, bytes)
      .arrayBuffer()
      .catch(() => null)
    const header = slice === null ? null : readImageHeader(new Uint8Array(slice))
    if (header !== null || slice === null || bytes >= file.size) return header
  }
  return null
}

/** `upload` is what is sent instead of the file that was picked; `picture` what was measured of it. */
type ImageCheck = { problems: Problem[]; upload: File; picture: CoverPicture | null }
type AvatarCheck = ImageCheck & { header: ImageHeader | null }

const WARNED: ReadonlySet<string> = new Set(['COVER_SIXTEEN_BITS', 'COVER_TRANSPARENT'])

/** What its name says, as of a recording, where the file itself is not read. */
const isNoPicture = ({ type, size }: File) => size > 0 && type !== '' && !type.startsWith('image/')

/** The problems of a picked cover, before it is uploaded; too large a file is not read at all. */
export const checkCover = async (file: File): Promise<ImageCheck> => {
  const refused = (problems: Problem[]) => ({ problems, upload: file, picture: null })
  const unread = coverSizeProblems(file.size)
  if (unread.length > 0) return refused(isNoPicture(file) ? [coverUnreadable()] : unread)
  const problems = coverProblems({ bytes: file.size, header: await headerOf(file) })
  if (hasErrors(problems)) return refused(problems)
  const inspected = await import('#src/shared/media/cover/inspect-picked-cover.ts')
    .then(({ inspectPickedCover }) => inspectPickedCover(file))
    .catch(() => null)
  // What was not looked at could tell where it was taken, and is not sent.
  if (inspected === null) return refused([error('COVER_NOT_CHECKED', 'cover')])
  const { codes, facts, clean } = inspected
  const found = [
    ...problems,
    ...codes.map((code) => (WARNED.has(code) ? warning(code, 'cover') : error(code, 'cover'))),
    ...(facts === null ? [] : coverFactsProblems(facts)),
  ]
  if (hasErrors(found)) return refused(found)
  if (clean === null) return refused([...found, coverTooHeavy()])
  const { name, lastModified } = file
  return { problems: found, upload: new File([clean], name, { type: clean.type, lastModified }), picture: facts }
}

/** The problems of a picked picture of an artist or an organization; too large a file is not read at all. */
export const checkAvatar = async (file: File): Promise<AvatarCheck> => {
  const header = avatarSizeProblems(file.size).length > 0 ? null : await headerOf(file)
  return { header, problems: avatarProblems({ bytes: file.size, header }), upload: file, picture: null }
}
