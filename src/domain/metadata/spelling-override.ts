import { trackPartOf } from '#src/domain/fields.ts'
import type { ProblemCode } from '#src/domain/problem-codes.ts'
import type { Problem } from '#src/domain/problem.ts'
import { joinedNames } from '#src/domain/text/names.ts'

/** A spelling that its artist wants although a rule warns of it: which, and why. It ends when the spelling changes. */
export type SpellingOverride = { code: string; field: string; spelling: string; reason: string }

const OVERRIDABLE_FIELDS: ReadonlySet<string> = new Set([
  'title',
  'version',
  'artists',
  'composer',
  'lyricist',
  'contributors',
])
/** Warnings about something that is not spelled. */
const NOT_SPELLED: ReadonlySet<ProblemCode> = new Set([
  'LIVE_DIFFERS',
  'KARAOKE_NOT_SAID',
  'FEATURED_NOT_ON_RELEASE',
  'CONTRIBUTORS_MISSING',
  'CONTRIBUTOR_PERFORMER_MISSING',
  'CONTRIBUTOR_PRODUCTION_MISSING',
  'CONTRIBUTOR_PERFORMER_GENERIC',
])

type Spelled = {
  title: string
  version: string | null
  artists: readonly { name: string }[]
  composer?: readonly string[]
  lyricist?: readonly string[]
  contributors?: readonly { name: string }[]
}

/** The value of a field of a release or of a track, as one text. */
export const spellingOf = (part: Spelled, field: string): string => {
  if (field === 'title') return part.title.trim()
  if (field === 'version') return part.version?.trim() ?? ''
  if (field === 'artists' || field === 'contributors') return joinedNames(part[field] ?? [])
  return (field === 'composer' ? part.composer : part.lyricist)?.join(', ') ?? ''
}

/** The field of a problem within its release or its track. */
export const fieldInPart = ({ field }: Problem): string => trackPartOf(field)?.name ?? field

/** Whether a warning can be answered by keeping what is written: a rule that is sure of an error cannot. */
export const canKeep = (problem: Problem): boolean =>
  problem.severity === 'WARNING' && OVERRIDABLE_FIELDS.has(fieldInPart(problem)) && !NOT_SPELLED.has(problem.code)

/** The problems of a release or of a track, those that its artist answered with their reason and without a repair. */
export const withSpellingOverrides = (
  problems: readonly Problem[],
  part: Spelled & { keptSpellings?: readonly SpellingOverride[] },
): Problem[] =>
  problems.map((problem) => {
    const field = fieldInPart(problem)
    const override = part.keptSpellings?.find((one) => one.code === problem.code && one.field === field)
    if (override === undefined || !canKeep(problem) || override.spelling !== spellingOf(part, field)) return problem
    const { fix: _, move: __, ...bare } = problem
    return { ...bare, severity: 'INFO' as const, overrideReason: override.reason }
  })
