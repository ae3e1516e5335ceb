import type { OutboxChange } from '#src/offline/outbox/queue/change.ts'

export type OrganizationChanges = { organizationId: string | null; name: string; changes: readonly OutboxChange[] }

/** The changes by the organization they were made in: the one that is chosen first, the others as they came. */
export const groupByOrganization = (
  changes: readonly OutboxChange[],
  current: string | null,
): readonly OrganizationChanges[] => {
  const groups = [...new Set(changes.map(({ organizationId }) => organizationId))].map((organizationId) => {
    const own = changes.filter((change) => change.organizationId === organizationId)
    // It may have been renamed since, or not been known when the first was made.
    const named = own.findLast(({ organizationName }) => organizationName !== '')
    return { organizationId, name: named?.organizationName ?? '', changes: own }
  })
  const isCurrent = (group: OrganizationChanges) => group.organizationId === current
  return [...groups.filter(isCurrent), ...groups.filter((group) => !isCurrent(group))]
}
