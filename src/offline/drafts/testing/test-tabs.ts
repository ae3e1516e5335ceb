import { vi } from 'vitest'
import { z } from '#src/contract/zod.ts'

type Granted = { name: string; release: () => void }

/** Locks as tabs share them, with tabs that can be closed. */
class SharedLocks {
  readonly held: Granted[] = []
  private readonly waiting: (() => void)[] = []

  readonly request = async (
    name: string,
    optionsOrTask: { signal?: AbortSignal } | (() => Promise<unknown>),
    given?: () => Promise<unknown>,
  ) => {
    const task = typeof optionsOrTask === 'function' ? optionsOrTask : given
    const signal = typeof optionsOrTask === 'function' ? undefined : optionsOrTask.signal
    while (this.held.some((lock) => lock.name === name)) {
      await new Promise<void>((resolve, reject) => {
        this.waiting.push(resolve)
        signal?.addEventListener('abort', () => reject(new DOMException('too late', 'AbortError')))
      })
    }
    const closed = new Promise<void>((resolve) => this.held.push({ name, release: resolve }))
    try {
      return await Promise.race([task?.(), closed])
    } finally {
      this.letGo(name)
    }
  }

  readonly query = async () => ({ held: this.held.map(({ name }) => ({ name })) })

  letGo(name: string) {
    const place = this.held.findIndex((lock) => lock.name === name)
    if (place === -1) return
    this.held.splice(place, 1)[0]?.release()
    for (const wake of this.waiting.splice(0)) wake()
  }
}

export class MemoryStorage {
  [name: string]: unknown
  getItem(name: string): string | null {
    const value = this[name]
    return typeof value === 'string' ? value : null
  }
  setItem(name: string, value: string) {
    this[name] = value
  }
  removeItem(name: string) {
    delete this[name]
  }
}

/** The draft of one release, as a screen opens it. */
export const NIGHT_DRIVE = {
  userId: 'anna',
  organizationId: 'north',
  area: 'releases' as const,
  entityId: 'night-drive',
  schema: z.object({ title: z.string() }),
  describe: ({ title }: { title: string }): { title: string; fileKeys: string[] } => ({ title, fileKeys: [] }),
}

const RELOAD = { name: '', entryType: 'navigation', type: 'reload', startTime: 0, duration: 0, toJSON: () => ({}) }

/** A browser with one profile: what its tabs share, and how they are opened, duplicated and closed. */
export const testBrowser = () => {
  const locks = new SharedLocks()
  const localStorage = new MemoryStorage()
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('navigator', { locks })
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', page)

  /** Loads the page anew in a tab: the modules forget, the tab's own storage stays. */
  const load = async (storage: MemoryStorage) => {
    vi.stubGlobal('sessionStorage', storage)
    vi.resetModules()
    const drafts = await import('#src/offline/drafts/drafts.ts')
    const { tabId } = await import('#src/offline/drafts/tab-id.ts')
    const id = await tabId()
    return { ...drafts, storage, id, close: () => locks.letGo(`draft-tab-${id}`) }
  }
  return {
    localStorage,
    page,
    open: () => load(new MemoryStorage()),
    duplicate: ({ storage }: { storage: MemoryStorage }) => load(Object.assign(new MemoryStorage(), storage)),
    /** The page before it may be gone only a while after the new one has begun. */
    reload: (tab: { storage: MemoryStorage; close: () => void }, closesAfterMs = 0) => {
      vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([RELOAD])
      if (closesAfterMs === 0) tab.close()
      else setTimeout(tab.close, closesAfterMs)
      return load(tab.storage)
    },
  }
}
