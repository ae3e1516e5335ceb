import { emulate } from '../fixtures/emulation.ts'
import { queryApi } from '../fixtures/query-api.ts'
import { expect, expectAccessible, signIn, test } from '../fixtures/test.ts'
import { textsOf } from '../fixtures/texts.ts'
import { masterFile, wav } from '../fixtures/wav.ts'

test.use({ serviceWorkers: 'allow' })

const outbox = textsOf('en', 'outbox')
const RELEASE = '11111111-1111-4111-8111-111111111112'

test(
  'when a refused new track is discarded, then its release is named before and sent without it',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await signIn(page, 'member@liner.test', '/releases')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto(`/releases/new?format=SINGLE&title=Paper+Boats&step=tracks&id=${RELEASE}`)
    await page.locator('#step-title').waitFor()
    await emulate(page, { fail: { 'assets.create': 'CONFLICT' } })
    await context.setOffline(true)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([masterFile('Ebb.wav', wav({ seconds: 6 })), masterFile('Flow.wav', wav({ seconds: 7 }))])
    const tracklist = page.getByRole('list', { name: 'Tracklist' })
    await expect(tracklist.getByText('44.1 kHz')).toHaveCount(2)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    // The sound of a track may be read after it was saved, and is then another change.
    await expect(page.getByText(/^\d changes are waiting to be sent/)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(outbox('banner.failed_other', { count: 2 }))).toBeVisible()
    await emulate(page)
    await page.getByRole('button', { name: outbox('banner.show') }).click()
    const panel = page.getByRole('dialog', { name: outbox('title') })
    const item = (title: string) =>
      panel.getByRole('listitem').filter({ hasText: `${outbox('what.newAsset')}: ${title}` })
    await item('Ebb')
      .getByRole('button', { name: outbox('discard'), exact: true })
      .press('Enter')
    // A second Enter discards nothing.
    await expect(item('Ebb').getByRole('button', { name: outbox('keep') })).toBeFocused()
    const lead = outbox('discarding.trimmed_one', { title: 'Ebb' })
    await expect(item('Ebb').getByText(lead)).toBeVisible()
    await expect(item('Ebb')).toContainText(`${outbox('what.newRelease')}: Paper Boats`)
    await expectAccessible(page)
    await panel.getByRole('button', { name: outbox('discardForGood') }).press('Enter')
    await expect(item('Ebb')).toHaveCount(0)
    await expect.poll(() => panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await item('Flow')
      .getByRole('button', { name: outbox('retry') })
      .click()
    await expect(panel.getByText(outbox('allSent.message'))).toBeVisible()
    expect(await queryApi(page, 'releases.get', { releaseId: RELEASE })).toMatchObject({
      title: 'Paper Boats',
      tracks: [{ title: 'Flow' }],
    })
    await page.keyboard.press('Escape')
    await expect(tracklist.locator(':scope > li')).toHaveCount(1)
    await page.reload()
    await expect(tracklist.locator(':scope > li')).toHaveCount(1)
  },
)
