import { notificationTarget, type NotificationType, takedownTextOf } from '#src/domain/notification/type.ts'

/** The data of a push message: enough to show it without another request. */
export type PushMessage = {
  type: NotificationType
  createdAt?: string
  service?: string
  releaseId?: string
  release?: string
  organizationId?: string
  organization?: string
  sender?: string
  serviceURL?: string
  /** The number of unread notifications, including this one. */
  unread?: string
}

export type PushTexts = {
  general: { title: string; body: string }
  actions: { open: string; review: string }
  someone: string
  text: Record<string, string>
  takedown: Record<string, string>
}

export type PushAction = { action: 'open' | 'review'; title: string }
export type PushNotification = {
  title: string
  body: string
  tag: string
  timestamp: number
  actions: PushAction[]
  targets: Record<PushAction['action'], string>
}

const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_gap, name: string) => values[name] ?? '')

/** A notification replaces the one that is shown about the same release. */
const tagOf = ({ type, releaseId, organizationId }: PushMessage): string => {
  if (releaseId !== undefined) return `release:${releaseId}`
  return organizationId === undefined ? type : `${type}:${organizationId}`
}

const targetOf = ({ organizationId, ...message }: PushMessage): string =>
  notificationTarget({ ...message, organization: organizationId === undefined ? null : { id: organizationId } })

/** Shown for a message that cannot be parsed. */
const general = ({ general: { title, body }, actions }: PushTexts, now: number): PushNotification => ({
  title,
  body,
  tag: 'general',
  timestamp: now,
  actions: [{ action: 'open', title: actions.open }],
  targets: { open: '/', review: '/' },
})

/**
 * The notification for a push message, in the language of the device. Its target is that of the listed notification
 * (access-2.8); a second action leads a reviewer to the release in their queue.
 */
export const buildPushNotification = (message: PushMessage | null, texts: PushTexts, now: number): PushNotification => {
  const sentence =
    message === null
      ? undefined
      : (texts.takedown[takedownTextOf(message.type, message.service) ?? ''] ?? texts.text[message.type])
  if (message === null || sentence === undefined) return general(texts, now)
  const { type, release = '', organization = '', sender = texts.someone, createdAt } = message
  const open = targetOf(message)
  const reviewed = type === 'ADMIN_SUBMISSIONRECEIVED' && release !== ''
  return {
    title: release || organization || texts.general.title,
    body: fill(sentence, { release, organization, sender }),
    tag: tagOf(message),
    timestamp: createdAt === undefined ? now : Date.parse(createdAt),
    actions: [
      { action: 'open', title: texts.actions.open },
      ...(reviewed ? [{ action: 'review' as const, title: texts.actions.review }] : []),
    ],
    targets: { open, review: reviewed ? `${open}&search=${encodeURIComponent(release)}&chosen=first` : open },
  }
}
