import type { NotificationRow, ReleaseRow, SubmissionRow, UserRow } from '#mocks/db/rows.ts'
import { idOf } from '#mocks/demo/random.ts'
import { stamp } from '#mocks/demo/stamp.ts'
import type { NotificationType } from '#src/domain/notification-type.ts'

type Told = Partial<Pick<NotificationRow, 'senderId' | 'releaseId' | 'organizationId' | 'serviceURL' | 'read'>>

/** What the reviewer and the member of the demo find when they first look. */
export const seedNotifications = (
  now: Date,
  users: readonly UserRow[],
  releases: readonly ReleaseRow[],
  submissions: readonly SubmissionRow[],
) => {
  const rows: NotificationRow[] = []
  const tell = (user: UserRow | undefined, type: NotificationType, days: number, told: Told) => {
    if (user === undefined) return
    const { senderId = null, releaseId = null, organizationId = null, serviceURL = null, read = true } = told
    rows.push({
      id: idOf(13, rows.length),
      ...stamp(now, days),
      userId: user.id,
      type,
      read,
      senderId,
      releaseId,
      organizationId,
      serviceURL,
    })
  }
  const [admin, member] = users
  const ofMember = releases.filter(({ organizationId }) => organizationId === releases[0]?.organizationId)
  const waiting = submissions.filter(({ status }) => status === 'PENDING_APPROVAL').slice(0, 12)
  for (const [index, { releaseId }] of waiting.entries())
    tell(admin, 'ADMIN_SUBMISSIONRECEIVED', 0.1 + index * 0.4, {
      releaseId,
      senderId: users[index + 8]?.id ?? null,
      read: index > 1,
    })
  tell(admin, 'ADMIN_NEWUSER', 3, { senderId: users[9]?.id ?? null })
  tell(admin, 'ADMIN_SUPPORTREQUEST', 5, { senderId: users[10]?.id ?? null })
  for (const { id } of ofMember.filter((release) =>
    submissions.some(({ releaseId, status }) => releaseId === release.id && status === 'REJECTED'),
  ))
    tell(member, 'USER_RELEASEDENIED', 2 + rows.length / 10, { releaseId: id, senderId: admin?.id ?? null })
  for (const { id } of ofMember.filter((release) =>
    submissions.some(({ releaseId, status }) => releaseId === release.id && status === 'APPROVED'),
  ))
    tell(member, 'USER_RELEASEACCEPTED', 4 + rows.length / 10, { releaseId: id, senderId: admin?.id ?? null })
  tell(member, 'USER_TERMS_UPDATED', 20, {})
  tell(member, 'USER_NEWFEATURES', 30, { serviceURL: 'promo-card' })
  return rows
}
