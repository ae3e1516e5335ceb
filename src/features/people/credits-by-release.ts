import type { PersonCredits } from '#src/contract/people.ts'

type Credit = PersonCredits['assets'][number]
type ReleaseCredits = { release: Credit['releases'][number] | null; credits: Credit[] }

const dayOf = ({ release }: ReleaseCredits) => release?.consumerReleaseDate ?? ''

/** Credits as liner notes have them: by release, the latest first; what is on no release comes last. */
export const creditsByRelease = (credits: readonly Credit[]): ReleaseCredits[] => {
  const groups = new Map<string, ReleaseCredits>()
  const unreleased: ReleaseCredits = { release: null, credits: [] }
  for (const credit of credits) {
    if (credit.releases.length === 0) unreleased.credits.push(credit)
    for (const release of credit.releases) {
      const group = groups.get(release.id) ?? { release, credits: [] }
      group.credits.push(credit)
      groups.set(release.id, group)
    }
  }
  const released = [...groups.values()].toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))
  return unreleased.credits.length === 0 ? released : [...released, unreleased]
}
