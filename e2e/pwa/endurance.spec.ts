import type { Page } from '@playwright/test'
import { slowness } from '../fixtures/machine-speed.ts'
import { goOffline } from '../fixtures/offline.ts'
import { queryApi } from '../fixtures/query-api.ts'
import { setQuota, simulateQuota } from '../fixtures/storage-quota.ts'
import { openTab } from '../fixtures/tab.ts'
import { expect, signIn, test, typeSignIn } from '../fixtures/test.ts'
import { textsOf } from '../fixtures/texts.ts'
import { lostTyping, typeUntil } from '../fixtures/typing.ts'

// `npm run bench -- endurance` repeats this many times.
test.use({ serviceWorkers: 'allow' })

const outbox = textsOf('en', 'outbox')
const device = textsOf('en', 'device')
const RELEASE = '11111111-1111-4111-8111-111111111111'
const EIGHT_DAYS = 8 * 24 * 60 * 60_000

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test(
  'when tabs die while the user types, after saving and with a queued change, then nothing is lost or sent twice',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await signIn(page, 'member@liner.test', '/profile')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const tab = await openTab(context, `/releases/new?format=SINGLE&title=Paper+Boats&step=basics&id=${RELEASE}`)
    await title(tab.page()).waitFor()
    const dying = Date.now() + 1200
    const typed = await typeUntil(
      title(tab.page()),
      () => 40,
      () => Date.now() > dying,
    )
    const diedAt = Date.now()
    await tab.die()
    await expect
      .poll(async () => lostTyping(typed, await title(tab.page()).inputValue(), diedAt))
      .toBeLessThanOrEqual(1000 * slowness())

    await title(tab.page()).fill('Tin Boats')
    await save(tab.page())
    await tab.page().getByText('All changes saved').waitFor()
    await tab.die()
    await expect(title(tab.page())).toHaveValue('Tin Boats')

    await context.setOffline(true)
    await title(tab.page()).fill('Glass Boats')
    await save(tab.page())
    const waiting = () => tab.page().getByText(outbox('banner.waiting_one', { count: 1 }))
    await waiting().waitFor()
    await tab.die()
    await expect(title(tab.page())).toHaveValue('Glass Boats')
    // A tab says that all was sent only if it has seen something wait: the other tab may send it at once.
    await waiting().waitFor()
    await context.setOffline(false)
    await expect(tab.page().getByText(outbox('allSent.message'))).toBeVisible()
    const saved = await queryApi(tab.page(), 'releases.get', { releaseId: RELEASE })
    expect(saved).toMatchObject({ title: 'Glass Boats', revision: 2 })
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
  'when the disk is full, then Liner works online, says so, and queues nothing that it cannot store',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await simulateQuota(page)
    await signIn(page, 'member@liner.test')
    await page.evaluate(() => navigator.serviceWorker.ready)
    // A label for each: the first one's persisted data can no longer be updated.
    for (const [quota, name] of [
      ['NONE', 'Lanterna'],
      ['NONE_AT_COMMIT', 'Mareggiata'],
    ] as const) {
      await openLabel(page, name)
      await setQuota(page, quota)
      await page.reload()
      await expect(page.getByText(device('storage.full'))).toBeVisible()
      await context.setOffline(true)
      await rename(page, `Lanterna ${quota}`)
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByText(outbox('banner.waiting_one', { count: 1 }))).toHaveCount(0)
      await context.setOffline(false)
      await expect(page.getByText('You’re offline.')).toHaveCount(0)
      await save(page)
      await expect(page.getByRole('heading', { name: `Lanterna ${quota}` })).toBeVisible()
    }
  },
)

test(
  'when the device is offline for eight days, then queued changes are sent for the same user only, and nothing is lost',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await page.clock.install()
    await signIn(page, 'member@liner.test')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const labelId = await openLabel(page, 'Lanterna')
    await goOffline(page)
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
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await expect(page).toHaveURL(/\/login/)

    await typeSignIn(page, 'member@liner.test')
    await expect(page.getByText(outbox('allSent.message'))).toBeVisible()
    expect(await queryApi(page, 'labels.get', { labelId })).toMatchObject({ name: 'Lanterna Blu', revision: 2 })
  },
)
