import { router } from '#src/app/router.ts'

/** Longer than a page waits for its data. What is titled later is being read by then. */
const GIVE_UP_MS = 10_000

/** Screen readers are told to be quiet with one of them. */
const MODIFIER = /^(Alt|Control|Meta|Shift)$/

/** Whether the page, a dialog or a field that stayed has the focus. A link beside the page only led to it. */
const isTaken = (main: HTMLElement) => {
  const { activeElement } = document
  // Not by `keyboard.ts`: exported from the chunk of the lists, it would make the start larger.
  if (document.querySelector('dialog[open]') !== null || activeElement?.matches('input, textarea, select')) return true
  return activeElement !== main && main.contains(activeElement)
}

const focusTitle = () => {
  // Only pages of members have it: the public ones place the focus themselves.
  const main = document.getElementById('content')
  const title = main?.querySelector('h1')
  if (main === null || title == null || isTaken(main)) return
  title.tabIndex = -1
  // The router restores where the page was scrolled to.
  title.focus({ preventScroll: true })
}

/** Focuses the title as soon as there is one, and its successor when the data arrive; until the user goes on. */
const watchTitle = (): (() => void) => {
  const changes = new MutationObserver(focusTitle)
  const listening = new AbortController()
  const stop = () => {
    clearTimeout(timer)
    changes.disconnect()
    listening.abort()
  }
  const timer = setTimeout(stop, GIVE_UP_MS)
  const options = { capture: true, signal: listening.signal }
  // From then on the page places the focus. Between two fields nothing has it in WebKit: it must not be taken there.
  for (const action of ['pointerdown', 'click'] as const) document.addEventListener(action, stop, options)
  document.addEventListener('keydown', ({ key }) => !MODIFIER.test(key) && stop(), options)
  // A dialog that closes gives the focus back to what opened it.
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
  focusTitle()
  return stop
}

/** Another page begins at its title, where the keyboard goes on from and which a screen reader announces. */
export const focusNewPages = () => {
  let stop: (() => void) | undefined
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) stop?.()
  })
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) stop = watchTitle()
  })
}
