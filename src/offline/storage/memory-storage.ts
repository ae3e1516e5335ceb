import { OUTBOX_MARKER } from '#src/offline/storage/outbox-marker.ts'
import { RELOADED_AT } from '#src/offline/storage/reloaded-at.ts'

/** A storage that lives as long as the page, with its entries as properties, as the browser's own has them. */
class PageStorage {
  [name: string]: unknown
  getItem(name: string): string | null {
    const value = Object.hasOwn(this, name) ? this[name] : null
    return typeof value === 'string' ? value : null
  }
  setItem(name: string, value: string) {
    this[name] = value
  }
  removeItem(name: string) {
    delete this[name]
  }
}

const readEntries = (name: 'localStorage' | 'sessionStorage') => {
  try {
    return { ...window[name] }
  } catch {
    // The browser refuses reads too.
    return {}
  }
}

/** The queue lies in the database: where no marker could be written, only that knows whether anything waits. */
const markOutbox = () => {
  if (window.localStorage.getItem(OUTBOX_MARKER) === null) window.localStorage.setItem(OUTBOX_MARKER, 'unknown')
  window.dispatchEvent(new StorageEvent('storage', { key: OUTBOX_MARKER }))
}

/** A reload would be forgotten at once, and the page reloaded again and again for a chunk that never comes. */
const preventReloads = () => window.sessionStorage.setItem(RELOADED_AT, String(Number.POSITIVE_INFINITY))

/** Replaces storages that the browser does not let Liner write by ones in memory, with what could still be read. */
export const installMemoryStorage = () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, name, {
      configurable: true,
      value: Object.assign(new PageStorage(), readEntries(name)),
    })
  markOutbox()
  preventReloads()
}
