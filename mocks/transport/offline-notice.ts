const TEXTS = {
  en: 'Offline. npm run dev has no app worker: a reload loses the page. To test offline use npm start.',
  it: 'Offline. npm run dev non ha il service worker dell’app: ricaricando si perde la pagina. Per provare l’offline usa npm start.',
}

/** Says, while the browser is offline, that a page in development does not work as the product does then. */
export const showOfflineNotice = (): void => {
  const notice = document.createElement('output')
  Object.assign(notice.style, {
    position: 'fixed',
    inset: 'auto 0 0 0',
    zIndex: '900',
    padding: 'var(--space-2) var(--space-4)',
    background: 'var(--color-waiting-soft)',
    color: 'var(--color-waiting)',
    font: 'var(--text-body) / 1.4 var(--font-text)',
  })
  const show = () => {
    notice.textContent = document.documentElement.lang === 'it' ? TEXTS.it : TEXTS.en
    console.warn(`[emulation] ${TEXTS.en}`)
    document.body.append(notice)
  }
  if (!navigator.onLine) show()
  window.addEventListener('offline', show)
  window.addEventListener('online', () => notice.remove())
}
