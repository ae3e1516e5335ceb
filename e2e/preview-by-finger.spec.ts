import type { Locator } from '@playwright/test'
import { expect, signIn, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'

const t = textsOf('en', 'uploads')
const STEPS = 6

/** Where something stands on the screen. The browser scrolls along where a part above arrives late: it does not move then. */
const boxOf = async (what: Locator) => {
  const box = await what.boundingBox()
  if (box === null) throw new Error('There is nothing to take')
  return box
}

/**
 * Lays a finger on the middle of something, moves it and lifts it, as the screen of a phone tells the browser. It stays
 * at its height, though the finger goes up or down further than across: elsewhere that scrolls the page.
 */
const drag = async (what: Locator, across: number, down: number) => {
  // Waits until it neither moves nor is covered.
  await what.click({ trial: true })
  const page = what.page()
  const box = await boxOf(what)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const screen = await page.context().newCDPSession(page)
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let step = 1; step <= STEPS; step += 1) {
    const point = { x: x + (across * step) / STEPS, y: y + (down * step) / STEPS }
    await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await screen.detach()
  // Where it scrolls along, the browser rounds to whole pixels.
  expect(Math.abs((await boxOf(what)).y - box.y)).toBeLessThan(2)
}

test(
  'when the preview and its edges are moved by a finger, then its fields follow, and the page does not scroll',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test', '/assets?format=TRACK')
    await page.getByRole('main').locator('a[href^="/assets/"]').first().click()
    await page.getByRole('button', { name: 'Edit' }).click()
    const [start, length] = [page.getByLabel('Preview start'), page.getByLabel('Preview length')]
    await start.fill('40')
    await length.fill('30')
    const handle = (key: string) =>
      page.locator('[data-handle]').filter({ has: page.getByRole('slider', { name: t(key), exact: true }) })
    await handle('preview.name').scrollIntoViewIfNeeded()

    await drag(handle('preview.name'), 40, 70)
    await expect.poll(async () => Number(await start.inputValue())).toBeGreaterThan(45)
    await expect(length).toHaveValue('30')
    const moved = Number(await start.inputValue())

    await drag(handle('preview.end'), 40, 70)
    await expect.poll(async () => Number(await length.inputValue())).toBeGreaterThan(33)
    await expect(start).toHaveValue(String(moved))
    const end = moved + Number(await length.inputValue())

    await drag(handle('preview.start'), -40, -70)
    await expect.poll(async () => Number(await start.inputValue())).toBeLessThan(moved - 3)
    expect(Number(await start.inputValue()) + Number(await length.inputValue())).toBe(end)

    // The finger is lifted: nothing follows it any more.
    const left = await start.inputValue()
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(start).toHaveValue(left)
  },
)
