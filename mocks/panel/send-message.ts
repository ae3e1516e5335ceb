import { tables, type Tables } from '#backend/tables/tables.ts'
import type { MemoryDatabase } from '#mocks/db/database.ts'
import { deliverPush } from '#mocks/third-parties/push-service.ts'
import { queryClient } from '#src/api/query-client.ts'
import { session } from '#src/auth/session/session.ts'
import type { FromWorker } from '#src/contract/worker/protocol.ts'
import { parsePushMessage } from '#src/contract/worker/push.ts'
import { buildPushNotification } from '#src/domain/notification/push-message.ts'
import type { NotificationType } from '#src/domain/notification/type.ts'

/** What a notification is about: the user's latest release, from whoever made another. */
const subjectFor = async (
  tables: Pick<Tables, 'memberships' | 'releases' | 'organizations' | 'users'>,
  userId: string,
) => {
  const [membership] = await tables.memberships.where({ is: { userId } })
  const organizationId = membership?.organizationId ?? null
  const [release] = await tables.releases.where(organizationId === null ? { all: [] } : { is: { organizationId } })
  const organization = organizationId === null ? undefined : await tables.organizations.get(organizationId)
  const [sender] = await tables.users.where({ is: { role: 'SUPERADMIN' } })
  return { release, organization, sender }
}

const WORKER = '/sw.js'

/** Without the product's worker, as in development, the page shows what the worker would have told it. */
const pushToPage = async (data: Record<string, string>) => {
  const registration = await navigator.serviceWorker?.getRegistration()
  const hasWorker = registration?.active?.scriptURL.endsWith(WORKER) === true
  if (hasWorker) return deliverPush(data)
  const { pushTexts } = await import('#mocks/panel/push-texts.ts')
  const shown = buildPushNotification(parsePushMessage({ data }), pushTexts(), Date.now())
  const message: FromWorker = { type: 'PUSH', title: shown.title, body: shown.body, target: shown.targets.open }
  navigator.serviceWorker?.dispatchEvent(new MessageEvent('message', { data: message }))
}

/** Notifies the person who is signed in, or sends the push message alone; false while nobody is. */
export const sendMessage = async (
  database: MemoryDatabase,
  kind: 'notify' | 'push',
  type: NotificationType,
): Promise<boolean> => {
  const { jwt } = session.getState()
  if (jwt === null) return false
  const now = new Date().toISOString()
  const data = await database.write(async (all) => {
    const userId = (await all.tokens.get(jwt))?.userId
    if (userId === undefined) return undefined
    const { release, organization, sender } = await subjectFor(all, userId)
    if (kind === 'notify')
      await all.notifications.put({
        ...tables.notifications.defaults,
        id: crypto.randomUUID(),
        revision: 1,
        createdAt: now,
        updatedAt: now,
        userId,
        type,
        releaseId: release?.id ?? null,
        organizationId: organization?.id ?? null,
        senderId: sender?.id ?? null,
      })
    return {
      type,
      createdAt: now,
      ...(release !== undefined && { releaseId: release.id, release: release.title }),
      ...(organization !== undefined && { organizationId: organization.id, organization: organization.name }),
      ...(sender !== undefined && { sender: `${sender.firstName} ${sender.lastName}` }),
    }
  })
  if (data === undefined) return false
  if (kind === 'push') await pushToPage(data)
  await queryClient.invalidateQueries()
  return true
}
