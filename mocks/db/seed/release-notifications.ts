import type { MembershipRow } from '#backend/tables/organizations.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'
import type { UserRow } from '#backend/tables/users.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import type { SeededNotification } from '#mocks/db/seed/notifications.ts'

/** Older news than this was cleared away. */
const HISTORY_DAYS = 30

export type Everybody = {
  users: readonly UserRow[]
  memberships: readonly MembershipRow[]
  releases: readonly ReleaseRow[]
  submissions: readonly SubmissionRow[]
}

const sees = ({ permissions, scope }: MembershipRow, { artists }: ReleaseRow) =>
  permissions.includes('MANAGE_RELEASE') &&
  (scope.artists === 'ALL' || artists.some(({ artistId }) => scope.artists.includes(artistId)))

/** One piece of news for a release and a moment, with all the stores it went to. */
const once = (news: readonly SeededNotification[]): SeededNotification[] => {
  const pieces = new Map<string, { latest: SeededNotification; storeIds: Set<string> }>()
  for (const latest of news) {
    const key = `${latest.userId}/${latest.type}/${latest.releaseId ?? ''}/${latest.at.slice(0, 10)}`
    const { storeIds } = pieces.get(key) ?? { storeIds: new Set<string>() }
    for (const storeId of latest.storeIds ?? []) storeIds.add(storeId)
    pieces.set(key, { latest, storeIds })
  }
  return [...pieces.values()].map(({ latest, storeIds }) => ({ ...latest, storeIds: [...storeIds] }))
}

const received = ({ users, submissions }: Everybody, since: string): SeededNotification[] =>
  submissions
    .filter(({ createdAt }) => createdAt >= since)
    .flatMap(({ releaseId, storeId, createdAt, createdBy }) =>
      users
        .filter(({ role }) => role === 'SUPERADMIN')
        .map(({ id }) => ({
          userId: id,
          type: 'ADMIN_SUBMISSIONRECEIVED',
          at: createdAt,
          senderId: createdBy,
          releaseId,
          storeIds: [storeId],
        })),
    )

const decided = ({ users, memberships, releases, submissions }: Everybody, since: string): SeededNotification[] => {
  const reviewers = users.filter(({ role }) => role === 'SUPERADMIN')
  const active = new Set(users.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id))
  const byId = new Map(releases.map((release) => [release.id, release]))
  return submissions
    .filter(({ updatedAt, status }) => updatedAt >= since && (status === 'APPROVED' || status === 'REJECTED'))
    .flatMap(({ releaseId, storeId, status, updatedAt }, index) => {
      const release = byId.get(releaseId)
      if (release === undefined) return []
      const { organizationId } = release
      return memberships
        .filter(
          (member) => member.organizationId === organizationId && active.has(member.userId) && sees(member, release),
        )
        .map(({ userId }) => ({
          userId,
          type: status === 'APPROVED' ? 'USER_RELEASEACCEPTED' : 'USER_RELEASEDENIED',
          at: updatedAt,
          senderId: reviewers[index % reviewers.length]?.id ?? null,
          releaseId,
          storeIds: [storeId],
          organizationId,
        }))
    })
}

/** Notifications of the submissions and decisions of the last weeks. */
export const releaseNotifications = (calendar: Calendar, everybody: Everybody): SeededNotification[] => {
  const since = calendar.instant(-HISTORY_DAYS)
  return once([...received(everybody, since), ...decided(everybody, since)])
}
