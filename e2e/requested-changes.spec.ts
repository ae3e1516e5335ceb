import type { Page } from '@playwright/test'
import { uuidOf } from '#mocks/db/seed/random.ts'
import { expect, expectAccessible, signIn, storeSession, test } from './fixtures/test.ts'

const TITLE = 'Silver Birch'
const openOverview = async (page: Page) => {
  await page.goto(`/releases?search=${encodeURIComponent(TITLE)}`)
  const link = page.getByRole('link', { name: TITLE }).first()
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
  await page.goto(`${path}?step=overview`)
}

test(
  'when the changes requested of a release are made or answered, then it can be submitted again and approved',
  { tag: '@phone' },
  async ({ page }) => {
    await storeSession(page, 'member@liner.test')
    await openOverview(page)
    const changes = page.getByRole('region', { name: 'Changes requested' })
    const submit = page.getByRole('button', { name: 'Submit', exact: true })
    await expect(changes).toContainText('0 of 2 done')
    await expect(page.getByText('2 requested changes are left.')).toBeVisible()
    await expect(submit).toBeDisabled()
    await expectAccessible(page)

    const language = 'The language doesn’t match the lyrics'
    await changes.getByRole('button', { name: `Explain: ${language}` }).click()
    const answer = changes.getByRole('textbox', { name: `Why you’re leaving it as it is: ${language}` })
    await expect(answer).toBeFocused()
    await answer.fill('The artist sings in English.')
    await expect(page.getByText('One requested change is left.')).toBeVisible()
    await expect(changes).toContainText('1 of 2 done')
    await expectAccessible(page)

    await changes.getByRole('button', { name: 'Fix: The title doesn’t follow the stores’ style guide' }).click()
    await page.getByLabel('Version').first().fill('Acoustic')
    // What belongs to the tab goes with it, as when the app is closed.
    await page.evaluate(() => sessionStorage.clear())
    await openOverview(page)
    // The draft and the answer are still there, and the change counts before it is saved.
    await expect(changes).toContainText('2 of 2 done')
    await expect(answer).toHaveValue('The artist sings in English.')
    await submit.click()
    const stores = page.getByRole('region', { name: 'Stores', exact: true })
    await expect(stores).toContainText('In review')
    await expect(changes).toHaveCount(0)
    // What was answered is not lost with a submission that is withdrawn.
    await stores.getByRole('button', { name: 'Withdraw submission' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expect(answer).toHaveValue('The artist sings in English.')
    await submit.click()
    await expect(stores).toContainText('In review')
    await expect(changes).toHaveCount(0)

    await page.evaluate(() => localStorage.removeItem('user-session'))
    await signIn(page, 'admin@liner.test', `/submissions?search=${encodeURIComponent(TITLE)}`)
    await page.getByRole('region', { name: 'Queue' }).locator('[data-row]').getByRole('button').first().click()
    const article = page.getByRole('article', { name: TITLE })
    await expect(article.getByRole('region', { name: 'Answers from the label' })).toContainText(
      'The artist sings in English.',
    )
    await expectAccessible(page)
    await article.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText(`“${TITLE}” was approved for`)).toBeVisible()

    await page.evaluate(() => localStorage.removeItem('user-session'))
    await storeSession(page, 'member@liner.test')
    await openOverview(page)
    await expect(stores).toContainText('Approved')
    await expect(stores).not.toContainText('Needs changes')
    // The reviewer has decided, and what the label answered is still there to be read.
    const answered = page
      .getByRole('list', { name: 'History' })
      .getByRole('listitem')
      .filter({ hasText: 'Answer to' })
      .first()
    await expect(answered).toContainText(`Answer to “${language}”:`)
    await expect(answered).toContainText('The artist sings in English.')
    await expectAccessible(page)
  },
)

test(
  'when a reviewer asks to change the cover and the tracks, then both fields say so',
  { tag: '@desktop' },
  async ({ page }) => {
    await storeSession(page, 'member@liner.test', uuidOf('organization/halyard'))
    await page.goto('/releases?search=Ninth%20Floor')
    await page.getByRole('link', { name: 'Ninth Floor' }).first().click()
    const steps = page.getByRole('navigation', { name: 'Steps of the release' })
    await steps.getByRole('button', { name: /^Cover/ }).click()
    await expect(page.getByText('Reviewer: The cover is blurry or low quality')).toBeVisible()
    await steps.getByRole('button', { name: /^Tracks/ }).click()
    await expect(page.getByText('Reviewer: A master is clipped')).toBeVisible()
    await expectAccessible(page)
  },
)

test(
  'when a change elsewhere repairs a reason that was answered, then the answer stays and is sent',
  { tag: '@desktop' },
  async ({ page }) => {
    await storeSession(page, 'member@liner.test')
    await openOverview(page)
    const changes = page.getByRole('region', { name: 'Changes requested' })
    const language = 'The language doesn’t match the lyrics'
    await changes.getByRole('button', { name: `Explain: ${language}` }).click()
    const answer = changes.getByRole('textbox', { name: `Why you’re leaving it as it is: ${language}` })
    await expect(answer).toBeFocused()
    await answer.fill('The artist sings in English.')
    await changes.getByRole('button', { name: 'Fix: The title doesn’t follow the stores’ style guide' }).click()
    await page.getByLabel('Title').first().fill('Silver Birches')
    await page
      .getByRole('navigation', { name: 'Steps of the release' })
      .getByRole('button', { name: /^Overview/ })
      .click()
    await expect(changes).toContainText('2 of 2 done')
    await expect(answer).toHaveValue('The artist sings in English.')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Stores', exact: true })).toContainText('In review')
    await expect(page.getByRole('list', { name: 'History' })).toContainText('The artist sings in English.')
  },
)
