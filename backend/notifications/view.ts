import type { Context } from '#backend/context.ts'
import { imageUrl, organizationReference } from '#backend/references.ts'
import type { NotificationRow } from '#backend/tables/notifications.ts'
import type { Notification } from '#src/contract/notifications.ts'
import { isPrimaryRole } from '#src/domain/artist/role.ts'

const senderView = async (context: Context, id: string | null) => {
  const sender = id === null ? undefined : await context.tables.users.get(id)
  if (sender === undefined) return null
  const { firstName, lastName, avatarFileId } = sender
  return { firstName, lastName, avatar: await imageUrl(context, avatarFileId) }
}

const releaseView = async (context: Context, id: string | null) => {
  const release = id === null ? undefined : await context.tables.releases.get(id)
  if (release === undefined) return null
  return { id: release.id, title: release.title, cover: await imageUrl(context, release.coverFileId) }
}

const artistView = async ({ tables }: Context, releaseId: string | null) => {
  const release = releaseId === null ? undefined : await tables.releases.get(releaseId)
  const artist = release?.artists.find(({ type }) => isPrimaryRole(type))
  return artist === undefined ? null : { id: artist.artistId }
}

const storesView = async ({ tables }: Context, ids: readonly string[]) => {
  const stores = await Promise.all(ids.map((id) => tables.stores.get(id)))
  return stores.flatMap((store) => (store === undefined ? [] : [{ id: store.id, name: store.name }]))
}

/** The sender of the answer to an invitation is who answered it. */
const invitedView = async ({ tables }: Context, { type, senderId }: NotificationRow) => {
  const isAnswer = type === 'ORG_INVITATION_ACCEPTED' || type === 'ORG_INVITATION_REJECTED'
  const invited = isAnswer && senderId !== null ? await tables.users.get(senderId) : undefined
  return invited === undefined ? null : { firstName: invited.firstName, lastName: invited.lastName }
}

/**
 * Everything is asked for at once: a database then answers it together. Of a release that is not among those `seen` only
 * the id is shown.
 */
export const notificationView = async (
  context: Context,
  row: NotificationRow,
  seen?: ReadonlySet<string>,
): Promise<Notification> => {
  const { id, type, createdAt, read, service = null, serviceURL, releaseId, organizationId } = row
  const shownId = releaseId === null || seen?.has(releaseId) === false ? null : releaseId
  const [sender, release, stores, artist, organization, invited] = await Promise.all([
    senderView(context, row.senderId),
    releaseView(context, shownId),
    storesView(context, row.storeIds),
    artistView(context, shownId),
    organizationId === null ? null : organizationReference(context, organizationId),
    invitedView(context, row),
  ])
  const about = { sender, release, releaseId, stores, artist, organization, invited }
  return { id, type, createdAt, read, service, serviceURL, ...about }
}
