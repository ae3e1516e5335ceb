import { parsePushMessage, parsePushTexts } from '#src/contract/worker/push.ts'
import { type PushTexts, buildPushNotification } from '#src/domain/notification/push-message.ts'
import { isMessageAcknowledged } from '#sw/acknowledged-message.ts'
import { isDeviceRegistered, readLanguage, writeUnread } from '#sw/push-device-store.ts'
import type { Windows } from '#sw/window-clients.ts'

const ICON = '/icons/icon-192.png'
/** Longer than a toast has to be visible before the page acknowledges it (`src/app/service-worker-messages.ts`). */
const ACKNOWLEDGE_MS = 3000

/** Shown when not even the texts can be had: a browser takes the permission from whoever stays silent. */
const WORDLESS: PushTexts = {
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
    return undefined
  }
}

const textsIn = async (language: string, file: Surroundings['file']): Promise<PushTexts> => {
  try {
    const answer = await file(`/push-texts/${language}.json`)
    return parsePushTexts(await answer.json()) ?? WORDLESS
  } catch {
    return WORDLESS
  }
}

/** Tells what happened: the page itself where somebody looks at one and it hears, the system everywhere else. */
export const showPushNotification = async (
  data: Data,
  { registration, clients, navigator, file }: Surroundings,
): Promise<void> => {
  // What still arrives after somebody signed out is nobody's business.
  const message = (await isDeviceRegistered()) ? parsePushMessage(readData(data)) : null
  const shown = buildPushNotification(message, await textsIn(await readLanguage(), file), Date.now())
  if (message?.unread !== undefined) {
    const unread = Number(message.unread)
    await writeUnread(unread)
    await navigator.setAppBadge?.(unread).catch(() => undefined)
  }
  const { title, targets, ...options } = shown
  const windows = await clients.matchAll({ type: 'window' })
  const seen = windows.filter(({ visibilityState }) => visibilityState === 'visible')
  const told = { type: 'PUSH', title, body: shown.body, target: targets.open }
  const acknowledged = await Promise.all(seen.map((window) => isMessageAcknowledged(window, told, ACKNOWLEDGE_MS)))
  if (acknowledged.includes(true)) return
  const more = { ...options, icon: ICON, badge: ICON, renotify: true, data: targets }
  await registration.showNotification(title, more)
}
