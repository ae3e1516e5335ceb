import type { Page } from '@playwright/test'
import { leaveRoom, watchRoom } from '../fixtures/room.ts'
import { asked } from '../fixtures/server.ts'
import { openTab } from '../fixtures/tab.ts'
import { expect, signIn, test, typeSignIn } from '../fixtures/test.ts'
import { textsOf } from '../fixtures/texts.ts'
import { lostOf, typeOn } from '../fixtures/typing.ts'

// The same again and again: `npm run bench -- endurance`.
test.use({ serviceWorkers: 'allow' })

const outbox = textsOf('en', 'outbox')
const device = textsOf('en', 'device')
const RELEASE = '11111111-1111-4111-8111-111111111111'
const EIGHT_DAYS = 8 * 24 * 60 * 60_000

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test(
  'tabs that die while somebody types, has saved, and while a change waits: nothing is lost or doubled',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await signIn(page, 'member@liner.test', '/profile')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const tab = await openTab(context, `/releases/new?format=SINGLE&title=Paper+Boats&step=basics&id=${RELEASE}`)
    await title(tab.page()).waitFor()
    const dying = Date.now() + 1200
    const typed = await typeOn(
      title(tab.page()),
      () => 40,
      () => Date.now() > dying,
    )
    const diedAt = Date.now()
    await tab.die()
    expect(lostOf(typed, await title(tab.page()).inputValue(), diedAt)).toBeLessThanOrEqual(1000)

    await title(tab.page()).fill('Tin Boats')
    await save(tab.page())
    await tab.page().getByText('All changes saved').waitFor()
    await tab.die()
    await expect(title(tab.page())).toHaveValue('Tin Boats')

    await context.setOffline(true)
    await title(tab.page()).fill('Glass Boats')
    await save(tab.page())
    await tab
      .page()
      .getByText(outbox('banner.waiting_one', { count: 1 }))
      .waitFor()
    await tab.die()
    await expect(title(tab.page())).toHaveValue('Glass Boats')
    await context.setOffline(false)
    await expect(tab.page().getByText(outbox('landed.message'))).toBeVisible()
    const standing = await asked(tab.page(), 'releases.get', { releaseId: RELEASE })
    expect(standing).toMatchObject({ title: 'Glass Boats', revision: 2 })
  },
)

const openLabel = async (page: Page, name: string) => {
  await page.goto('/labels')
  await page.getByRole('link', { name }).first().click()
  await expect(page).toHaveURL(/\/labels\/[0-9a-f-]{36}/)
  const labelId = page.url().slice(-36)
  await page.goto(`/labels/${labelId}?edit=true`)
  await expect(page.locator('input[name=name]')).toHaveValue(name)
  return labelId
}
const rename = async (page: Page, name: string) => {
  await page.locator('input[name=name]').fill(name)
  await save(page)
}

test(
  'without room Liner works with a connection, says so, and takes nothing in that it could not keep',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await watchRoom(page)
    await signIn(page, 'member@liner.test')
    await page.evaluate(() => navigator.serviceWorker.ready)
    // A label of its own each: what was kept of the first one could not be written anew.
    for (const [room, name] of [
      ['NONE', 'Lanterna'],
      ['NONE_IN_THE_END', 'Mareggiata'],
    ] as const) {
      await openLabel(page, name)
      await leaveRoom(page, room)
      await page.reload()
      await expect(page.getByText(device('storage.full'))).toBeVisible()
      await context.setOffline(true)
      await rename(page, `Lanterna ${room}`)
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByText(outbox('banner.waiting_one', { count: 1 }))).toHaveCount(0)
      await context.setOffline(false)
      await expect(page.getByText('You are offline.')).toHaveCount(0)
      await save(page)
      await expect(page.getByRole('heading', { name: `Lanterna ${room}` })).toBeVisible()
    }
  },
)

test(
  'eight days offline, with the clock: what waits is sent for the same person only, and nothing is lost',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await page.clock.install()
    await signIn(page, 'member@liner.test')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const labelId = await openLabel(page, 'Lanterna')
    await context.setOffline(true)
    await rename(page, 'Lanterna Blu')
    await expect(page.getByText(outbox('banner.waiting_one', { count: 1 }))).toBeVisible()
    await page.clock.setSystemTime(Date.now() + EIGHT_DAYS)
    await page.reload()
    await expect(page.getByText(outbox('banner.waiting_one', { count: 1 }))).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/login/)

    await typeSignIn(page, 'admin@liner.test')
    await page.goto(`/labels/${labelId}`)
    await expect(page.getByRole('heading', { name: 'Lanterna', exact: true })).toBeVisible()
    await expect(page.getByText(outbox('banner.waiting_one', { count: 1 }))).toHaveCount(0)
    await page.getByRole('button', { name: 'Log out' }).first().click()
    await expect(page).toHaveURL(/\/login/)

    await typeSignIn(page, 'member@liner.test')
    await expect(page.getByText(outbox('landed.message'))).toBeVisible()
    expect(await asked(page, 'labels.get', { labelId })).toMatchObject({ name: 'Lanterna Blu', revision: 2 })
  },
)
