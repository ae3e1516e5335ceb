import { parsePushMessage, parsePushTexts } from '#src/contract/worker/push.ts'
import { type PushTexts, buildPushNotification } from '#src/domain/notification/push-message.ts'
import { isDeviceRegistered, readLanguage, writeUnread } from '#sw/subscription.ts'
import { isMessageAcknowledged, type Windows } from '#sw/windows.ts'

const ICON = '/icons/icon-192.png'

/** Used where the texts cannot be read: a browser takes the permission from an app that shows nothing. */
const NO_TEXTS: PushTexts = {
  general: { title: 'Liner', body: '' },
  actions: { open: 'Liner', review: 'Liner' },
  someone: '',
  text: {},
  takedown: {},
}

type Data = { json: () => unknown } | null
type Surroundings = {
  registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> }
  clients: Pick<Windows, 'matchAll'>
  navigator: { setAppBadge?: (count?: number) => Promise<void> }
  /** The answer of the precache to the address of a file. */
  file: (path: string) => Promise<Response>
}

const readData = (data: Data): unknown => {
  try {
    return data?.json()
  } catch {
    // No JSON: shown as a general notification.
    return undefined
  }
}

const textsIn = async (language: string, file: Surroundings['file']): Promise<PushTexts> => {
  try {
    const answer = await file(`/push-texts/${language}.json`)
    return parsePushTexts(await answer.json()) ?? NO_TEXTS
  } catch {
    // Neither in the precache nor on the network.
    return NO_TEXTS
  }
}

/** Shows a toast where somebody looks at a page that acknowledges it, and a notification of the system otherwise. */
export const showPushNotification = async (
  data: Data,
  { registration, clients, navigator, file }: Surroundings,
): Promise<void> => {
  // After a sign-out nothing of a message is shown.
  const message = (await isDeviceRegistered()) ? parsePushMessage(readData(data)) : null
  const texts = await textsIn(await readLanguage(), file)
  const { title, targets, ...options } = buildPushNotification(message, texts, Date.now())
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
