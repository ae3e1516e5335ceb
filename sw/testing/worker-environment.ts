import { vi } from 'vitest'
import english from '#locales/en/notifications.json'
import englishPush from '#locales/en/push.json'
import italian from '#locales/it/notifications.json'
import italianPush from '#locales/it/push.json'
import { ACKNOWLEDGED } from '#src/contract/worker/protocol.ts'
import type { Window } from '#sw/windows.ts'

export type Situation = 'foreground' | 'background' | 'closed'
export const SITUATIONS: readonly Situation[] = ['foreground', 'background', 'closed']

/** The texts that the worker shows. */
export const PUSH_TEXTS = {
  en: { ...englishPush.message, ...english },
  it: { ...italianPush.message, ...italian },
}

/** What surrounds a worker: one window that is seen, one that is not, or none. */
export const environmentIn = (situation: Situation) => {
  const window = {
    visibilityState: situation === 'foreground' ? 'visible' : 'hidden',
    // As a page answers that has shown it.
    postMessage: vi.fn<Window['postMessage']>((_message, { transfer: [port] } = { transfer: [] }) => {
      if (port instanceof MessagePort) port.postMessage(ACKNOWLEDGED)
    }),
    focus: vi.fn<() => Promise<void>>(async () => undefined),
    navigate: vi.fn<(target: string) => Promise<void>>(async () => undefined),
  }
  return {
    window,
    clients: {
      matchAll: async () => (situation === 'closed' ? [] : [window]),
      openWindow: vi.fn<(target: string) => Promise<void>>(async () => undefined),
    },
    registration: {
      showNotification: vi.fn<(title: string, options: NotificationOptions) => Promise<void>>(async () => undefined),
    },
    navigator: { setAppBadge: vi.fn<(count?: number) => Promise<void>>(async () => undefined) },
  }
}
