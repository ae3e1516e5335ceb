import type { Page, Route } from '@playwright/test'
import { patience } from '../fixtures/machine-speed.ts'
import { expect, signIn, test } from '../fixtures/production.ts'
import { textsOf } from '../fixtures/texts.ts'
import { callsOf, cancelOverlay, workingText } from '../fixtures/unanswered-calls.ts'
import { openNewRelease } from '../fixtures/workspace.ts'

const errorTexts = textsOf('en', 'errors')
const releases = textsOf('en', 'releases')
const NAME = 'Ada Lovelace'

/** The server gets the call, and its proxy fails. */
const failAfterwards = async (route: Route) => {
  await route.fetch()
  await route.fulfill({ status: 502, body: '<html></html>' })
}
const create = (page: Page) => page.getByRole('button', { name: 'Create person' })

test.describe('when a change arrived although nobody answered', { tag: '@desktop' }, () => {
  test('then what was typed after a cancelled creation is saved when it is repeated', async ({ page, server }) => {
    await signIn(page, 'member@liner.test', '/people/new')
    await page.getByLabel('Name').fill(NAME)
    server.set('people.create', { kind: 'late', ms: 20_000 })
    await create(page).click()
    await expect.poll(() => callsOf(server, 'people.create')).toBe(1)
    await cancelOverlay(page).click()
    await expect(page.getByText(errorTexts('code.CLIENT_CLOSED_REQUEST'))).toBeVisible()
    await page.getByLabel('Name').fill('Ada Byron')
    server.heal()
    await create(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible()
    await page.goto('/people?search=Ada')
    await expect(page.locator('[data-row-link]').filter({ hasText: /Byron|Lovelace/ })).toHaveText(['Ada Byron'])
  })

  test('then a cancelled change causes no conflict when it is saved again', async ({ page, server, errors }) => {
    await signIn(page, 'member@liner.test', '/people')
    await page.locator('[data-row-link]').first().click()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Name').fill(NAME)
    server.set('people.update', { kind: 'late', ms: 20_000 })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => callsOf(server, 'people.update')).toBe(1)
    await cancelOverlay(page).click()
    await expect(page.getByText(errorTexts('code.CLIENT_CLOSED_REQUEST'))).toBeVisible()
    server.heal()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveCount(0)
    expect(callsOf(server, 'people.update')).toBe(2)
    // The second call was refused, because the first one had arrived.
    expect(errors.splice(0).filter((error) => !error.includes('409'))).toEqual([])
  })

  test('then a cancelled save of a release counts as saved when it is repeated', async ({ page, server, errors }) => {
    await signIn(page, 'member@liner.test', '/artists')
    await openNewRelease(page, 'basics')
    await page.getByRole('button', { name: releases('save') }).click()
    await expect(page.getByText(releases('draft.saved'))).toBeVisible()
    await page.getByLabel(releases('field.title')).fill('Paper Ships')
    server.set('releases.update', { kind: 'late', ms: 20_000 })
    await page.getByRole('button', { name: releases('save') }).click()
    await expect.poll(() => callsOf(server, 'releases.update')).toBe(1)
    await cancelOverlay(page).click()
    await expect(page.getByText(errorTexts('code.CLIENT_CLOSED_REQUEST'))).toBeVisible()
    server.heal()
    await page.getByRole('button', { name: releases('save') }).click()
    await expect(page.getByText(releases('draft.saved'))).toBeVisible()
    await expect(page.getByText(errorTexts('code.CONFLICT'))).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // The second call was refused, because the first one had arrived.
    expect(errors.splice(0).filter((error) => !error.includes('409'))).toEqual([])
  })

  test('then a decision counts as made when it is repeated', async ({ page, server, errors }) => {
    await page.clock.install()
    await signIn(page, 'admin@liner.test', '/submissions')
    server.set('submissions.decide', { kind: 'late', ms: 20_000 })
    await page.getByRole('button', { name: 'Approve' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(workingText(dialog)).toBeVisible()
    await expect.poll(() => callsOf(server, 'submissions.decide')).toBe(1)
    await page.clock.fastForward(10_000)
    await expect(page.getByText(errorTexts('code.TIMEOUT'))).toBeVisible()
    server.heal()
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(/was approved/).first()).toBeVisible()
    await expect(page.getByText(errorTexts('code.PRECONDITION_FAILED'))).toHaveCount(0)
    expect(callsOf(server, 'submissions.decide')).toBe(2)
    expect(errors.splice(0).filter((error) => !error.includes('412'))).toEqual([])
  })

  test('because a proxy failed, then the repetition of a decision by the client counts as made', async ({
    page,
    errors,
  }) => {
    await signIn(page, 'admin@liner.test', '/submissions')
    await page.route('**/api/trpc/submissions.decide*', failAfterwards, { times: 1 })
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    // The client repeats it after a second, and then reads what became of it.
    await expect(page.getByText(/was approved/).first()).toBeVisible(patience(10_000))
    await expect(page.getByText(errorTexts('code.PRECONDITION_FAILED'))).toHaveCount(0)
    expect(errors.splice(0).filter((error) => !/412|502/.test(error))).toEqual([])
  })

  test('because a proxy failed, then the repetition of a retried delivery by the client counts as made', async ({
    page,
    errors,
  }) => {
    await signIn(page, 'admin@liner.test', '/submissions?status=APPROVED&delivery=ERROR')
    await page.route('**/api/trpc/submissions.retryDelivery*', failAfterwards, { times: 1 })
    await page.getByRole('button', { name: 'Retry delivery' }).click()
    await expect(page.getByText(/Delivering “.*” to .* again\./).first()).toBeVisible(patience(10_000))
    await expect(page.getByText(errorTexts('code.PRECONDITION_FAILED'))).toHaveCount(0)
    expect(errors.splice(0).filter((error) => !/412|502/.test(error))).toEqual([])
  })
})

test(
  'when the confirmation of a decision is clicked twice, then it is decided once, and nothing is refused',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await signIn(page, 'admin@liner.test', '/submissions')
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).dblclick()
    await expect(page.getByText(/was approved/).first()).toBeVisible()
    await expect(page.getByText(errorTexts('code.PRECONDITION_FAILED'))).toHaveCount(0)
    const decided = server.calls.flatMap(({ procedures }) => procedures.filter((each) => each === 'submissions.decide'))
    expect(decided).toHaveLength(1)
  },
)
