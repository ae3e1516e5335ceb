import { withTimeout } from '#src/platform/with-timeout.ts'

const RETRY_MS = 5000
const WAIT_MS = 2000

const failed = new Set<HTMLLinkElement>()
let timer: ReturnType<typeof setTimeout> | undefined

const fetchAgain = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    failed.delete(link)
    const again = link.cloneNode()
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => resolve())
    link.replaceWith(again)
  })

const fetchFailedStyles = async () => {
  clearTimeout(timer)
  timer = undefined
  await Promise.all([...failed].map(fetchAgain))
}

/** Fetches style sheets that did not load once more, before a screen shows that may need them. Never waits for long: after that, the screen shows without them. */
export const awaitStyles = async () => {
  if (failed.size > 0) await withTimeout(WAIT_MS, fetchFailedStyles()).catch(() => undefined)
}

/** Vite asks for each style sheet only once: after a failure, every screen that needs it would show without styles. */
export const watchFailedStyles = () =>
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      failed.add(target)
      timer ??= setTimeout(() => void fetchFailedStyles(), RETRY_MS)
    },
    { capture: true },
  )
