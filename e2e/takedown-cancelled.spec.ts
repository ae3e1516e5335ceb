import { expect, expectAccessible, signIn, storeSession, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'

const LIVE = 'Slow Bloom'
const releases = textsOf('en', 'releases')
const queueSaid = textsOf('en', 'submissions')

test(
  'when a takedown is confirmed for a later day, then label and reviewer can cancel it, and the timeline says who did',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow()
    await storeSession(page, 'member@liner.test')
    await page.goto(`/releases?search=${encodeURIComponent(LIVE)}`)
    const link = page.getByRole('link', { name: LIVE }).first()
    const overview = `${(await link.getAttribute('href')) ?? ''}?step=overview`
    await page.goto(overview)
    const stores = page.getByRole('region', { name: releases('submission.title'), exact: true })
    // On sale since its date there, which is not the day of its approval.
    await expect(stores.getByRole('listitem').first()).toHaveText(
      /Live\s*since \d\d \w{3} \d{4}\s*approved \d\d \w{3} \d{4}/,
    )
    await stores.getByRole('button', { name: releases('submission.takedown.request') }).click()
    const asking = page.getByRole('dialog', { name: releases('submission.takedown.title') })
    await asking.getByLabel(releases('submission.takedown.reason')).fill('The licence ends.')
    await asking.getByLabel(releases('submission.takedown.date')).fill('2999-12-31')
    await asking.getByRole('button', { name: releases('submission.takedown.confirm') }).click()
    await expect(stores.getByText(releases('submission.PENDING_TAKEDOWN'))).toHaveCount(4)

    await page.evaluate(() => localStorage.removeItem('user-session'))
    await signIn(page, 'admin@liner.test')
    await page.goto(`/submissions?status=PENDING_TAKEDOWN&search=${encodeURIComponent(LIVE)}`)
    await page.getByRole('button', { name: queueSaid('takedown.yes') }).click()
    const confirming = page.getByRole('dialog', { name: queueSaid('takedown.yesTitle') })
    await confirming.getByRole('button', { name: queueSaid('takedown.yes') }).click()
    await expect(confirming).toHaveCount(0)

    await page.evaluate(() => localStorage.removeItem('user-session'))
    await signIn(page, 'member@liner.test')
    await page.goto(overview)
    const tidal = stores.getByRole('listitem').filter({ hasText: 'TIDAL' })
    await expect(tidal).toContainText('31')
    await stores.getByRole('button', { name: releases('submission.cancelTakedown.request') }).click()
    const cancelling = page.getByRole('dialog', { name: releases('submission.cancelTakedown.title') })
    for (const store of ['Spotify', 'Amazon Music', 'Qobuz'])
      await cancelling.getByRole('checkbox', { name: store }).uncheck()
    await expectAccessible(page)
    await cancelling.getByRole('button', { name: releases('submission.cancelTakedown.confirm') }).click()
    await expect(page.getByText(releases('submission.cancelTakedown.done', { stores: 'TIDAL' }))).toBeFocused()
    await expect(tidal).not.toContainText('31')

    await page.evaluate(() => localStorage.removeItem('user-session'))
    await signIn(page, 'admin@liner.test')
    await page.goto(`/submissions?status=APPROVED&search=${encodeURIComponent(LIVE)}`)
    const review = page.getByRole('article', { name: LIVE })
    await review.getByRole('button', { name: queueSaid('takedown.cancel.confirm') }).click()
    const sure = page.getByRole('dialog', { name: queueSaid('takedown.cancel.title') })
    await expect(sure).not.toContainText('TIDAL')
    await sure.getByRole('button', { name: queueSaid('takedown.cancel.confirm') }).click()
    await expect(sure).toHaveCount(0)
    await expect(review.getByRole('button', { name: queueSaid('takedown.cancel.confirm') })).toHaveCount(0)

    await page.evaluate(() => localStorage.removeItem('user-session'))
    await signIn(page, 'member@liner.test')
    await page.goto(overview)
    const cancelled = releases('history.event.TAKEDOWN_CANCELLED', { store: 'STORE' }).split('STORE')[0] ?? ''
    await expect(page.getByText(cancelled)).toHaveCount(2)
    await expect(stores.getByText(releases('submission.LIVE'), { exact: true })).toHaveCount(4)
    // What was requested is not typed into the next request.
    await stores.getByRole('button', { name: releases('submission.takedown.request') }).click()
    await expect(asking.getByLabel(releases('submission.takedown.reason'))).toHaveValue('')
  },
)

test(
  'when a question is higher than the phone, then its buttons stay in reach',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await storeSession(page, 'member@liner.test')
    await page.goto(`/releases?search=${encodeURIComponent(LIVE)}`)
    await page.getByRole('link', { name: LIVE }).first().click()
    const stores = page.getByRole('region', { name: releases('submission.title'), exact: true })
    await stores.getByRole('button', { name: releases('submission.takedown.request') }).click()
    const asking = page.getByRole('dialog', { name: releases('submission.takedown.title') })
    for (const name of [releases('submission.takedown.confirm'), 'Cancel'])
      await expect(asking.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  },
)
