/** Sends messages to all other tabs of the browser. */
export type TabChannel = {
  postMessage: (message: unknown) => void
  addEventListener: (type: 'message', listener: (event: MessageEvent<unknown>) => void) => void
  close: () => void
}

const parse = (raw: string): unknown => {
  try {
    return JSON.parse(raw)
  } catch {
    // Not written by this module.
    return undefined
  }
}

/** For browsers without BroadcastChannel: a change of localStorage fires an event in every other tab. */
const storageChannel = (name: string): TabChannel => {
  const key = `liner-channel-${name}`
  const closed = new AbortController()
  return {
    postMessage: (message) => {
      try {
        localStorage.setItem(key, JSON.stringify(message))
        localStorage.removeItem(key)
      } catch {
        // The storage is full or forbidden: other tabs then update as they would without a message.
      }
    },
    addEventListener: (type, listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key || event.newValue === null) return
        listener(new MessageEvent(type, { data: parse(event.newValue) }))
      }
      window.addEventListener('storage', onStorage, { signal: closed.signal })
    },
    close: () => closed.abort(),
  }
}

export const openTabChannel = (name: string): TabChannel =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : storageChannel(name)
