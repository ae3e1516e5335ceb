import { isSameName, nameKey } from '#src/domain/text/compare.ts'

/** Who wrote a recording: credited by legal name, unlike its artists. */
export const WRITER_ROLES = ['COMPOSER', 'LYRICIST'] as const
export type WriterRole = (typeof WRITER_ROLES)[number]

type Written = { composer: readonly string[]; lyricist: readonly string[] }

/** The names of all who wrote a recording, as names are compared. */
export const writerKeys = ({ composer, lyricist }: Written): string[] => [
  ...new Set([...composer, ...lyricist].map(nameKey)),
]

/** What the person with this name wrote of a recording. */
export const writerRolesOf = (name: string, { composer, lyricist }: Written): WriterRole[] => {
  const names = { COMPOSER: composer, LYRICIST: lyricist }
  return WRITER_ROLES.filter((role) => names[role].some((credited) => isSameName(credited, name)))
}
