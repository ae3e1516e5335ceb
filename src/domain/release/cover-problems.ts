import { type CoverFacts, coverFactsProblems } from '#src/domain/media/image.ts'
import { error, info, type Problem, warning } from '#src/domain/problem.ts'
import type { ReleaseFormat } from '#src/domain/release/format.ts'

export type Covered = {
  format: ReleaseFormat
  hasCover: boolean
  explicit: boolean | null
  /** Whether the cover bears the Parental Advisory mark. */
  parentalAdvisory?: boolean
  /** Left out where the cover was not measured. */
  coverMeasures?: CoverFacts | undefined
  /** Albums and EPs of the same artist or label that have the same cover. */
  sameCover?: readonly { name: string }[] | undefined
  tracks: readonly { explicit: boolean | null }[]
}

/** The mark means that a track is explicit; what is explicit should bear it (domain, C12). */
const advisory = ({ parentalAdvisory = false, explicit, tracks }: Covered): Problem[] => {
  const isExplicit = tracks.some((track) => track.explicit === true)
  if (parentalAdvisory)
    return isExplicit || tracks.length === 0 ? [] : [error('ADVISORY_NOT_EXPLICIT', 'parentalAdvisory')]
  return explicit === true && isExplicit ? [info('ADVISORY_MISSING', 'parentalAdvisory')] : []
}

/** What the cover of a release lacks, by what was measured of it and by what else is in the catalogue (domain, C05, C11, C12). */
export const releaseCoverProblems = (release: Covered): Problem[] => {
  const { format, hasCover, coverMeasures, sameCover = [] } = release
  if (!hasCover) return [error('COVER_MISSING', 'cover')]
  const [album] = format === 'SINGLE' ? sameCover : []
  return [
    ...(coverMeasures === undefined ? [] : coverFactsProblems(coverMeasures)),
    ...(album === undefined ? [] : [warning('COVER_SAME_AS_ALBUM', 'cover', { values: { title: album.name } })]),
    ...advisory(release),
  ]
}
