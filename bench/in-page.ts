import type { Page } from '@playwright/test'

/** Milliseconds from a click until what was clicked for is painted, measured by the page itself. */
export const untilPainted = (page: Page, clicked: string, awaited: { selector: string; changes: boolean }) =>
  page.evaluate(
    ({ clicked, selector, changes }) =>
      new Promise<number>((resolve, reject) => {
        const shown = () => document.querySelector(selector)?.textContent
        const button = document.querySelector(clicked)
        if (!(button instanceof HTMLElement)) return reject(new Error(`There is no ${clicked}`))
        const before = changes ? shown() : undefined
        const started = performance.now()
        const { port1, port2: afterFrame } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now() - started))
        const look = () => {
          const now = shown()
          const isBusy = document.querySelector('main [aria-busy="true"]') !== null
          if (now === undefined || now === before || isBusy) requestAnimationFrame(look)
          // What a frame finds is painted at its end: a message comes right after it, a timer after the pictures.
          else afterFrame.postMessage(null)
        }
        button.click()
        requestAnimationFrame(look)
      }),
    { clicked, ...awaited },
  )

/** Milliseconds since the page was asked for, once something is painted. */
export const sinceStart = (page: Page, selector: string) =>
  page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector(selector) === null) requestAnimationFrame(look)
          else setTimeout(() => resolve(performance.now()))
        }
        look()
      }),
    selector,
  )

/** Megabytes that are still held once everything nobody needs is gone. */
export const heldMemory = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1_000_000
}
