/** Where the tabs of a browser hear from one another; a tab does not hear itself. */
export type TabChannel = {
  postMessage: (message: unknown) => void
  addEventListener: (type: 'message', listener: (event: MessageEvent<unknown>) => void) => void
  close: () => void
}

const parse = (raw: string): unknown => {
  try {
    return JSON.parse(raw)
  } catch {
    // Written by somebody else: no message.
    return undefined
  }
}

/** Every other tab is told of a change in localStorage, also by browsers that have no channels. */
const storageChannel = (name: string): TabChannel => {
  const key = `liner-channel-${name}`
  const closed = new AbortController()
  return {
    postMessage: (message) => {
      try {
        localStorage.setItem(key, JSON.stringify(message))
        localStorage.removeItem(key)
      } catch {
        // No room: nobody hears it.
      }
    },
    addEventListener: (type, listener) => {
      const hear = (event: StorageEvent) => {
        if (event.key !== key || event.newValue === null) return
        listener(new MessageEvent(type, { data: parse(event.newValue) }))
      }
      window.addEventListener('storage', hear, { signal: closed.signal })
    },
    close: () => closed.abort(),
  }
}

export const openTabChannel = (name: string): TabChannel =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : storageChannel(name)
