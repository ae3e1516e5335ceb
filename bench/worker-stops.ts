import type { BrowserContext, Page } from '@playwright/test'
import { createRandom, seedOf, uuidOf } from '#mocks/db/seed/random.ts'
import { workerOf } from '../e2e/fixtures/worker.ts'
import { pause } from './endured.ts'

const STOPS = Number(process.env.STOPS ?? 50)
const SHOWN_WITHIN_MS = 10_000
const PATHS = ['/profile', '/releases', '/artists?page=2', '/notifications', '/labels']
const LONGEST_PAUSE_MS = 400
const SEEN = 'seen-toasts'

/** Notes every toast, also those of a page that is left at once. */
const noteToasts = (name: string) => {
  const note = () => {
    const found = document.body?.textContent.match(/Push [0-9a-f]{8}/g) ?? []
    if (found.length > 0) localStorage.setItem(name, [localStorage.getItem(name) ?? '', ...found].join())
  }
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
}

const inTime = (task: Promise<unknown>) =>
  Promise.race([
    task,
    pause(SHOWN_WITHIN_MS).then(() => {
      throw new Error('No answer')
    }),
  ])

const isSeen = (page: Page, release: string) =>
  page.evaluate(([name, title]) => localStorage.getItem(name)?.includes(title) === true, [SEEN, release] as const)

const isShownInTime = async (page: Page, shown: ReadonlySet<string>, release: string) => {
  for (const started = Date.now(); Date.now() - started < SHOWN_WITHIN_MS; await pause(100))
    if (shown.has(release) || (await isSeen(page, release))) return true
  return false
}

/** `unsent`: the browser itself never took the message, because the worker was stopping. */
type Stopped = { stops: number; unsent: number; failed: string[]; notShown: string[] }

/** The worker is stopped while somebody goes somewhere and a message arrives. */
export const stopWorkers = async (context: BrowserContext, page: Page): Promise<Stopped> => {
  const random = createRandom(seedOf('worker stops'))
  const soon = () => pause(random.int(0, LONGEST_PAUSE_MS))
  const stopped: Stopped = { stops: 0, unsent: 0, failed: [], notShown: [] }
  await context.addInitScript(noteToasts, SEEN)
  await page.goto('/profile')
  await page.getByText('Notifications are on for this device.').waitFor()
  const { deliver, stop, shown } = await workerOf(context, page)
  for (; stopped.stops < STOPS; stopped.stops += 1) {
    const path = random.pick(PATHS)
    const releaseId = uuidOf(`stop/${stopped.stops}`)
    const release = `Push ${releaseId.slice(0, 8)}`
    const go = soon().then(() => page.goto(path))
    const push = soon()
      .then(stop)
      .then(soon)
      .then(() => deliver({ data: { type: 'USER_RELEASEDENIED', releaseId, release } }))
    const [answer, delivery] = await Promise.allSettled([go, inTime(push)])
    if (delivery.status === 'rejected') stopped.unsent += 1
    if (answer.status === 'rejected' || answer.value?.ok() !== true) stopped.failed.push(path)
    if (delivery.status === 'fulfilled' && !(await isShownInTime(page, shown, release)))
      stopped.notShown.push(`${release} on the way to ${path}`)
  }
  return stopped
}
