import type { Page } from '@playwright/test'
import { patience } from './fixtures/machine-speed.ts'
import { queryApi } from './fixtures/query-api.ts'
import { expect, expectAccessible, signIn, storeSession, test } from './fixtures/test.ts'
import { openStep } from './fixtures/workspace.ts'

const LIVE = "L'isola che vedo"
const SPELLING = "l'isola che vedo"
const REASON = 'The artist writes every title small.'
const WARNING = 'Stores reject all-lowercase titles.'

const openRelease = async (page: Page) => {
  await page.goto(`/releases?search=${encodeURIComponent(LIVE)}`)
  const link = page.getByRole('link', { name: LIVE }).first()
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
  await page.goto(`${path}?step=basics&lng=en`)
  return path.split('/').at(-1)
}

test('when a member keeps a spelling, then the reviewer reads it with its reason', async ({ page }) => {
  test.setTimeout(patience(90_000).timeout)
  await storeSession(page, 'member@liner.test')
  const releaseId = await openRelease(page)
  await expect(page.getByLabel('Title')).toHaveValue(LIVE)
  await page.getByLabel('Title').fill(SPELLING)
  await openStep(page, 'Overview')
  const problem = page.getByRole('listitem').filter({ hasText: WARNING })
  await problem.getByRole('button', { name: 'Keep my spelling' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep this spelling?' })
  await expect(dialog).toContainText('The reviewer sees your reason')
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(dialog.getByText('Enter a reason.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Why is it written like this?').fill(REASON)
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(`Kept: “${REASON}”`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Stores', exact: true })).toContainText('Update in review')
  // Until it is sent, the change waits on this device for the same user.
  await expect
    .poll(async () => JSON.stringify(await queryApi(page, 'releases.get', { releaseId })))
    .toContain('"PENDING_APPROVAL"')

  await page.evaluate(() => localStorage.removeItem('user-session'))
  await signIn(page, 'admin@liner.test', `/submissions?search=${encodeURIComponent(SPELLING)}`)
  const queue = page.getByRole('region', { name: 'Queue' })
  await queue.getByRole('button', { name: new RegExp(`^${SPELLING},`) }).click()
  const article = page.getByRole('article', { name: SPELLING })
  const checks = article.getByRole('region', { name: 'Automatic checks' })
  await expect(checks.getByRole('listitem').filter({ hasText: WARNING })).toContainText(
    `Kept by the label: “${REASON}”`,
  )
  // It stands for one spelling: what is decided on is the title as it is written.
  await expect(article.getByRole('heading', { name: SPELLING })).toBeVisible()
  await expectAccessible(page)
})
