import type { Page } from '@playwright/test'
import { emulate } from './fixtures/emulation.ts'
import { patience } from './fixtures/machine-speed.ts'
import { expect, expectAccessible, signIn, storeSession, test } from './fixtures/test.ts'
import { type Language, textsOf } from './fixtures/texts.ts'

const STORES = ['Spotify', 'Amazon Music', 'TIDAL', 'Qobuz']
const LIVE = 'Slow Bloom'
const FAILED = 'Ballata del mattino'

const signInAgain = async (page: Page, email: string) => {
  await page.evaluate(() => localStorage.removeItem('user-session'))
  await signIn(page, email)
}

/** Opens the overview of one of the member's releases from the list. */
const openRelease = async (page: Page, title: string, language: Language = 'en') => {
  await page.goto(`/releases?search=${encodeURIComponent(title)}&lng=${language}`)
  const link = page.getByRole('link', { name: title }).first()
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
  await page.goto(`${path}?step=overview&lng=${language}`)
  return page.getByRole('region', { name: textsOf(language, 'releases')('submission.title'), exact: true })
}

const openQueue = async (page: Page, query: string, language: Language = 'en') => {
  await page.goto(`/submissions?${query}&lng=${language}`)
  const queue = page.getByRole('region', { name: textsOf(language, 'submissions')('queue') })
  await expect(queue.locator('[data-row]').first()).toBeVisible()
  return queue
}

test(
  'when a member requests takedowns, then a reviewer confirms one and refuses one',
  { tag: ['@phone', '@catalogue-4.3', '@catalogue-4.4'] },
  async ({ page }) => {
    const language = 'it'
    test.setTimeout(patience(180_000).timeout)
    const texts = textsOf(language, 'releases')
    const queueSaid = textsOf(language, 'submissions')
    const releaseAt = (count: number) => `${LIVE}, ${queueSaid('storeCount_other', { count })}`
    const storesText = (count: number, all: number) => queueSaid('decideFor_other', { count, all })
    const leaveOut = async (...names: string[]) => {
      for (const name of names) await page.getByRole('article').getByRole('checkbox', { name, exact: true }).uncheck()
    }
    await storeSession(page, 'member@liner.test')
    const stores = await openRelease(page, LIVE, language)
    const row = (store: string) => stores.getByRole('listitem').filter({ hasText: store })
    for (const store of STORES) await expect(row(store)).toContainText(texts('submission.LIVE'))
    await expectAccessible(page)

    const request = stores.getByRole('button', { name: texts('submission.takedown.request') })
    const dialog = page.getByRole('dialog', { name: texts('submission.takedown.title') })
    const lead = dialog.getByRole('paragraph').first()
    await request.click()
    for (const store of STORES) await expect(dialog.getByRole('checkbox', { name: store })).toBeChecked()
    for (const store of STORES) await dialog.getByRole('checkbox', { name: store }).uncheck()
    await dialog.getByRole('button', { name: texts('submission.takedown.confirm') }).click()
    await expect(dialog.getByRole('alert')).toHaveText(texts('submission.takedown.none'))
    await dialog.getByRole('checkbox', { name: 'TIDAL' }).check()
    await expect(lead).toContainText(LIVE)
    await expect(lead).toContainText('TIDAL')
    await expect(lead).not.toContainText('Spotify')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: texts('submission.takedown.confirm') }).click()
    await expect(dialog).toContainText(texts('submission.takedown.reasonMissing'))
    await expect(dialog.getByLabel(texts('submission.takedown.reason'))).toBeFocused()
    await dialog.getByLabel(texts('submission.takedown.reason')).fill('The licence ends.')
    // A dialog that was closed by accident has all that was typed and chosen.
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await request.click()
    await expect(dialog.getByLabel(texts('submission.takedown.reason'))).toHaveValue('The licence ends.')
    await expect(lead).not.toContainText('Spotify')
    const day = dialog.getByLabel(texts('submission.takedown.date'))
    await day.fill('2020-01-01')
    await dialog.getByRole('button', { name: texts('submission.takedown.confirm') }).click()
    await expect(day).toHaveAccessibleDescription(new RegExp(texts('submission.takedown.datePast')))
    await expect(day).toBeFocused()
    await day.fill('')
    await dialog.getByRole('button', { name: texts('submission.takedown.confirm') }).click()
    await expect(row('TIDAL')).toContainText(texts('submission.PENDING_TAKEDOWN'))
    await expect(page.getByText(texts('submission.takedown.requested', { stores: 'TIDAL' }))).toBeFocused()

    await request.click()
    for (const store of STORES.filter((name) => name !== 'TIDAL')) await expect(lead).toContainText(store)
    await expect(dialog).not.toContainText('TIDAL')
    await dialog.getByLabel(texts('submission.takedown.reason')).fill('The artist moves.')
    await dialog.getByLabel(texts('submission.takedown.date')).fill('2999-12-31')
    await dialog.getByRole('button', { name: texts('submission.takedown.confirm') }).click()
    for (const store of STORES) await expect(row(store)).toContainText(texts('submission.PENDING_TAKEDOWN'))
    await expect(row('Qobuz')).toContainText('31')
    // What is asked for can only be taken back.
    await expect(stores.getByRole('button')).toHaveText([texts('submission.withdrawTakedown.request')])

    await signInAgain(page, 'admin@liner.test')
    const notification = textsOf(language, 'notifications')('takedown.ADMIN_SUBMISSIONRECEIVED', {
      sender: 'MEMBER',
      release: LIVE,
    })
    await page.goto(`/notifications?lng=${language}`)
    await page
      .getByRole('link')
      .filter({ hasText: notification.replace('MEMBER', '').trim() })
      .first()
      .click()
    await expect(page).toHaveURL(/status=PENDING_TAKEDOWN/)
    const queue = await openQueue(page, `status=PENDING_TAKEDOWN&search=${LIVE}`, language)
    await queue.getByRole('button', { name: releaseAt(4) }).click()
    const asked = page.getByRole('region', { name: queueSaid('takedown.requested') })
    await expect(asked).toContainText('The licence ends.')
    await expect(asked).toContainText(queueSaid('takedown.soon'))
    await leaveOut('Spotify', 'Amazon Music', 'Qobuz')
    await page.getByRole('button', { name: queueSaid('takedown.yes') }).click()
    const confirming = page.getByRole('dialog', { name: queueSaid('takedown.yesTitle') })
    await expect(confirming).toContainText(queueSaid('takedown.yesLead', { title: LIVE, store: 'TIDAL' }))
    await confirming.getByRole('button', { name: queueSaid('takedown.yes') }).click()
    // A phone shows no queue beside the submission: the closed dialog shows that it was decided.
    await expect(confirming).toHaveCount(0)
    await expect(page.getByRole('group', { name: storesText(3, 3) })).toBeVisible()

    await openQueue(page, `status=PENDING_TAKEDOWN&search=${LIVE}`, language)
    await queue.getByRole('button', { name: releaseAt(3) }).click()
    await leaveOut('Amazon Music', 'Qobuz')
    await page.getByRole('button', { name: queueSaid('takedown.no') }).click()
    const refusing = page.getByRole('dialog', { name: queueSaid('takedown.noTitle') })
    await expect(refusing).toContainText(queueSaid('takedown.noLead', { title: LIVE, store: 'Spotify' }))
    await expect(refusing.getByRole('checkbox')).toHaveCount(0)
    await refusing.getByLabel(queueSaid('takedown.reason')).fill('The campaign runs until June.')
    await expectAccessible(page)
    await refusing.getByRole('button', { name: queueSaid('takedown.no') }).click()
    await expect(refusing).toHaveCount(0)
    await expect(page.getByRole('group', { name: storesText(2, 2) })).toBeVisible()

    await signInAgain(page, 'member@liner.test')
    await openRelease(page, LIVE, language)
    await expect(row('TIDAL')).toContainText(texts('submission.TAKEN_DOWN'))
    await expect(row('Spotify')).toContainText(texts('submission.TAKEDOWN_REFUSED'))
    await expect(stores).toContainText(
      `${texts('submission.note.refused', { stores: 'Spotify' })} The campaign runs until June.`,
    )
    await expect(row('Qobuz')).toContainText(texts('submission.PENDING_TAKEDOWN'))
    await stores.getByRole('button', { name: texts('submission.withdrawTakedown.request') }).click()
    const cancelling = page.getByRole('dialog', { name: texts('submission.withdrawTakedown.title') })
    await expect(cancelling).toContainText('Qobuz')
    await expectAccessible(page)
    await cancelling.getByRole('button', { name: texts('submission.withdrawTakedown.confirm') }).click()
    await expect(row('Qobuz')).toContainText(texts('submission.LIVE'))
    await expectAccessible(page)
  },
)

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

test('when a delivery fails, then the reason is readable and a retry works', { tag: '@desktop' }, async ({ page }) => {
  const language = 'en'
  const texts = textsOf(language, 'submissions')
  const errors = textsOf(language, 'errors')
  const damaged = sentence(errors('service.CHECKSUM_MISMATCH', { value: 3 }))
  await storeSession(page, 'member@liner.test')
  const stores = await openRelease(page, FAILED, language)
  const releaseTexts = textsOf(language, 'releases')
  for (const [store, reason] of [
    ['Spotify', damaged],
    ['TIDAL', sentence(errors('service.FIELD_REQUIRED', { value: errors('field.label') }))],
  ] as const) {
    const row = stores.getByRole('listitem').filter({ hasText: store })
    await expect(row).toContainText(releaseTexts('submission.delivery.ERROR'))
    await expect(stores).toContainText(`${releaseTexts('submission.note.failed', { stores: store })} ${reason}`)
  }
  await expectAccessible(page)

  await signInAgain(page, 'admin@liner.test')
  const queue = await openQueue(page, `status=APPROVED&delivery=ERROR&search=${FAILED}`, language)
  const failed = queue.getByRole('button', { name: `${FAILED}, ${texts('storeCount_other', { count: 2 })}` })
  await failed.click()
  const detail = page.getByRole('article', { name: FAILED })
  await expect(detail.getByRole('region', { name: texts('deliveryFailed', { store: 'Spotify' }) })).toContainText(
    damaged,
  )
  await expectAccessible(page)
  await detail.getByRole('button', { name: texts('retry') }).click()
  await expect(
    page.getByText(texts('retried', { title: FAILED, store: texts('storeCount_other', { count: 2 }) })),
  ).toBeVisible()
  await expect(failed).toHaveCount(0)
  await openQueue(page, `status=APPROVED&delivery=PENDING&search=${FAILED}`, language)
  await expect(queue.getByRole('button', { name: new RegExp(`^${FAILED}, `) })).toBeVisible()
})

test(
  'when submissions selected across pages are deleted, then the last page falls back',
  { tag: ['@desktop', '@catalogue-2.5.6', '@catalogue-2.5.8', '@catalogue-4.14'] },
  async ({ page }) => {
    await signIn(page, 'admin@liner.test')
    const LIST = 'status=TAKEN_DOWN'
    const queue = await openQueue(page, LIST)
    const boxes = queue.getByRole('checkbox', { name: /^Select “/ })
    const bar = page.getByRole('group', { name: 'Selected submissions' })
    await expect(boxes).toHaveCount(5)
    await bar.getByRole('checkbox', { name: 'Select this page' }).check()
    await expect(bar).toContainText('5 selected')
    await expectAccessible(page)

    await page.getByRole('searchbox').fill('Blue')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/search=Blue(&|$)/)
    await expect(bar).toContainText('Select this page')
    await expect(queue.getByRole('checkbox', { checked: true })).toHaveCount(0)

    await openQueue(page, `${LIST}&page=3`)
    await expect(boxes).toHaveCount(1)
    const name = ((await boxes.first().getAttribute('aria-label')) ?? '').replace('Select ', '')
    await boxes.first().check()
    await bar.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: /^Delete \d submissions\?$/ })
    await expect(dialog.getByRole('listitem')).toHaveText([name])
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(boxes).toHaveCount(1)
    await bar.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('The releases stay.')).toBeVisible()
    await expect(page).not.toHaveURL(/page=3/)
    await expect(boxes).toHaveCount(5)
    await expect(bar).toContainText('Select this page')

    await bar.getByRole('checkbox', { name: 'Select this page' }).check()
    await bar.getByRole('button', { name: 'Delete' }).click()
    const all = page.getByRole('dialog', { name: /^Delete \d+ submissions\?$/ })
    await expect(all.getByRole('listitem')).toHaveCount(5)
    await all.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('5 releases, ')).toBeVisible()
    await expect(page).not.toHaveURL(/page=/)
    await expect(boxes).toHaveCount(5)
  },
)

test(
  'when a decision is no longer possible, then a toast says so and the queue is refreshed',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'admin@liner.test')
    await emulate(page, { fail: { 'submissions.retryDelivery': 'PRECONDITION_FAILED' } })
    const queue = await openQueue(page, `status=APPROVED&delivery=ERROR&search=${FAILED}`)
    await queue.getByRole('button', { name: `${FAILED}, 2 stores` }).click()
    await page.getByRole('button', { name: 'Retry delivery' }).click()
    await expect(page.getByText(textsOf('en', 'errors')('code.PRECONDITION_FAILED'))).toBeVisible()
    await expect(page.getByRole('article', { name: FAILED })).toBeVisible()
  },
)
