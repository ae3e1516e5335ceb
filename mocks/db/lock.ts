/** Runs one piece of work at a time, in the order in which they were asked for. */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>

/** Within one page, or one test. */
export const queueLock = (): Lock => {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}

/** Across all tabs of the site; a page without a secure origin has no locks to share, and queues by itself. */
export const tabsLock = (name: string): Lock => {
  if (!('locks' in navigator)) return queueLock()
  return async (work) => await navigator.locks.request(name, work)
}
