type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

const ownPage = (): Page | null => ('addEventListener' in globalThis ? globalThis : null)

/**
 * Gives up a reading transaction when the page is left. WebKit keeps a left page for the way back together with its
 * open transactions, and whatever the next page writes would wait for them.
 */
export const abortOnPageHide = (transaction: IDBTransaction, page: Page | null = ownPage()): void => {
  if (page === null) return
  const leave = (event: Event) => {
    if (!('persisted' in event && event.persisted === true)) return
    forget()
    transaction.abort()
  }
  const forget = () => page.removeEventListener('pagehide', leave)
  page.addEventListener('pagehide', leave)
  transaction.addEventListener('complete', forget)
  transaction.addEventListener('abort', forget)
}
