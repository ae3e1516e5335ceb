import { contributorGroupOf } from '#src/domain/contributor/role.ts'
import type { Contributor } from '#src/domain/contributor/credits.ts'
import type { AssetProblemField } from '#src/domain/fields.ts'
import { holdsAddress } from '#src/domain/metadata/address.ts'
import { error, type Problem, warning } from '#src/domain/problem.ts'
import { type ProblemCode } from '#src/domain/problem-codes.ts'

/** What is wrong with contributors wherever they are credited: an instrument that is not named, an address (domain, L27 and L66). */
export const contributorProblems = (contributors: readonly Contributor[]): Problem<AssetProblemField>[] => {
  const address = contributors.find(({ name }) => holdsAddress(name))
  const unnamed = contributors.find(({ role }) => role === 'PERFORMER')
  return [
    ...(address === undefined ? [] : [error('METADATA_ADDRESS', 'contributors', { text: address.name })]),
    ...(unnamed === undefined
      ? []
      : [warning('CONTRIBUTOR_PERFORMER_GENERIC', 'contributors', { values: { name: unnamed.name } })]),
  ]
}

const missingGroup = (contributors: readonly Contributor[]): ProblemCode | null => {
  const has = (group: string) => contributors.some(({ role }) => contributorGroupOf(role) === group)
  if (has('PERFORMANCE')) return has('PRODUCTION') ? null : 'CONTRIBUTOR_PRODUCTION_MISSING'
  return has('PRODUCTION') ? 'CONTRIBUTOR_PERFORMER_MISSING' : 'CONTRIBUTORS_MISSING'
}

type CreditedTrack = { assetId: string; format: string; contributors: readonly Contributor[] }

/** Apple Music asks for a performer and a production credit beside the writers, who are asked for everywhere (domain, L65). */
export const appleCreditProblems = (
  tracks: readonly CreditedTrack[],
  storeNames: readonly string[] = [],
): Problem[] => {
  if (!storeNames.some((name) => name.toLowerCase() === 'apple music')) return []
  return tracks.flatMap(({ assetId, format, contributors }) => {
    const code = format === 'TRACK' ? missingGroup(contributors) : null
    return code === null ? [] : [warning(code, `tracks.${assetId}.contributors`)]
  })
}
