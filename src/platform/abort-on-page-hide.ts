type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

const ownPage = (): Page | null => ('addEventListener' in globalThis ? globalThis : null)

/**
 * Aborts a read transaction when the page enters the back-forward cache. WebKit leaves it open there, and the writes of
 * the next page would wait for it.
 */
export const abortOnPageHide = (transaction: IDBTransaction, page: Page | null = ownPage()): void => {
  if (page === null) return
  const abort = (event: Event) => {
    if (!('persisted' in event && event.persisted === true)) return
    stop()
    transaction.abort()
  }
  const stop = () => page.removeEventListener('pagehide', abort)
  page.addEventListener('pagehide', abort)
  transaction.addEventListener('complete', stop)
  transaction.addEventListener('abort', stop)
}
