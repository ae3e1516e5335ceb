/** Runs work: what is shared with others at the same time, everything else alone and in the order asked for. */
export type Lock = <T>(mode: 'shared' | 'exclusive', work: () => Promise<T>) => Promise<T>

/** Within one page, or one test. */
export const queueLock = (): Lock => {
  // What comes next waits for the last one that worked alone, and what works alone for all since.
  let last: Promise<unknown> = Promise.resolve()
  let since: Promise<unknown>[] = []
  return (mode, work) => {
    const before = mode === 'shared' ? last : Promise.all([last, ...since])
    const result = before.then(work)
    // Whoever waits for the lock waits for the end of the work, not for its success.
    const settled = result.catch(() => undefined)
    if (mode === 'shared') since.push(settled)
    else {
      last = settled
      since = []
    }
    return result
  }
}

/** Across all tabs of the site; a page without a secure origin has no locks to share, and queues by itself. */
export const tabsLock = (name: string): Lock => {
  if (!('locks' in navigator)) return queueLock()
  return async (mode, work) => await navigator.locks.request(name, { mode }, work)
}
