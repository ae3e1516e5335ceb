import { someone, takedown, text } from '#locales/en/notifications.json'
import { message as english } from '#locales/en/push.json'
import { parsePushMessage } from '#src/contract/worker/push.ts'
import type { Language } from '#src/domain/interface-languages.ts'
import { type PushTexts, buildPushNotification } from '#src/domain/notification/push-message.ts'
import { isDeviceRegistered, readLanguage, writeUnread } from '#sw/subscription.ts'
import { isMessageAcknowledged, type Windows } from '#sw/windows.ts'

const ICON = '/icons/icon-192.png'

// Part of the worker, which shows messages while no page is open and often without a network. Vite reads these calls while
// it builds, and takes only the key that each names.
const messages = import.meta.glob<Pick<PushTexts, 'general' | 'actions'>>('/locales/*/push.json', {
  eager: true,
  import: 'message',
})
const texts = import.meta.glob<PushTexts['text']>('/locales/*/notifications.json', { eager: true, import: 'text' })
const takedowns = import.meta.glob<PushTexts['takedown']>('/locales/*/notifications.json', {
  eager: true,
  import: 'takedown',
})
const senders = import.meta.glob<string>('/locales/*/notifications.json', { eager: true, import: 'someone' })

/** What a language lacks is shown in English. */
const textsIn = (language: Language): PushTexts => {
  const notifications = `/locales/${language}/notifications.json`
  return {
    ...english,
    ...messages[`/locales/${language}/push.json`],
    text: texts[notifications] ?? text,
    takedown: takedowns[notifications] ?? takedown,
    someone: senders[notifications] ?? someone,
  }
}

type Data = { json: () => unknown } | null
type Surroundings = {
  registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> }
  clients: Pick<Windows, 'matchAll'>
  navigator: { setAppBadge?: (count?: number) => Promise<void> }
}

const readData = (data: Data): unknown => {
  try {
    return data?.json()
  } catch {
    // No JSON: shown as a general notification.
    return undefined
  }
}

/** Shows a toast where a visible page acknowledges it, and a notification of the system otherwise. */
export const showPushNotification = async (
  data: Data,
  { registration, clients, navigator }: Surroundings,
): Promise<void> => {
  // After a sign-out nothing of a message is shown.
  const message = (await isDeviceRegistered()) ? parsePushMessage(readData(data)) : null
  const shownTexts = textsIn(await readLanguage())
  const { title, targets, ...options } = buildPushNotification(message, shownTexts, Date.now())
  if (message?.unread !== undefined) {
    const unread = Number(message.unread)
    await writeUnread(unread)
    // A badge is a decoration: some systems refuse it.
    await navigator.setAppBadge?.(unread).catch(() => undefined)
  }
  const windows = await clients.matchAll({ type: 'window' })
  const visible = windows.filter(({ visibilityState }) => visibilityState === 'visible')
  const toast = { type: 'PUSH', title, body: options.body, target: targets.open } as const
  const acknowledged = await Promise.all(visible.map((window) => isMessageAcknowledged(window, toast)))
  if (acknowledged.includes(true)) return
  // `renotify` is not in the types: browsers know it, the standard does not any more.
  const shown = { ...options, icon: ICON, badge: ICON, renotify: true, data: targets }
  await registration.showNotification(title, shown)
}
