import type { Page } from '@playwright/test'
import { queryApi } from './fixtures/query-api.ts'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'

const WAITING = 'Scirocco'
const LIVE = "L'isola che vedo"

type Found = { releases: { id: string; revision: number }[] }
type StoredSession = { state: { jwt: string } }

const findRelease = async (page: Page, search: string) => {
  // The address changes before an organization is chosen.
  await page.locator('#content').getByRole('heading', { level: 1 }).waitFor()
  const isFound = (answer: unknown): answer is Found =>
    typeof answer === 'object' && answer !== null && 'releases' in answer
  const found = await queryApi(page, 'releases.list', { page: 1, perPage: 5, search })
  const release = isFound(found) ? found.releases[0] : undefined
  if (release === undefined) throw new Error(`${search} is not in the catalogue`)
  return release
}

/** Somebody else saves the release meanwhile. */
const changeGenre = (page: Page, input: { releaseId: string; revision: number; genre: string; subgenre: null }) =>
  page.evaluate(async (sent) => {
    const { state }: StoredSession = JSON.parse(localStorage.getItem('user-session') ?? '')
    const headers = { authorization: `Bearer ${state.jwt}`, 'content-type': 'application/json' }
    const answer = await fetch('/api/trpc/releases.update', { method: 'POST', headers, body: JSON.stringify(sent) })
    if (!answer.ok) throw new Error(await answer.text())
  }, input)

test(
  'when a release changes while a reviewer decides, then they see what changed and decide on that',
  { tag: '@desktop' },
  async ({ page }) => {
    const language = 'en'
    const texts = textsOf(language, 'submissions')
    await signIn(page, 'admin@liner.test')
    const { id: releaseId, revision } = await findRelease(page, WAITING)
    await page.goto(`/submissions?search=${WAITING}&lng=${language}`)
    await page
      .getByRole('button', { name: new RegExp(`^${WAITING}, `) })
      .first()
      .click()
    const detail = page.getByRole('article', { name: WAITING })
    const changed = detail.getByRole('region', { name: texts('changes.title') })
    await expect(detail.getByRole('region', { name: texts('history') })).toBeVisible()
    await expect(changed).toHaveCount(0)

    const approve = detail.getByRole('button', { name: texts('approval.yes') })
    const dialog = page.getByRole('dialog', { name: texts('approval.yesTitle') })
    await approve.click()
    await expect(dialog).toBeVisible()
    await changeGenre(page, { releaseId, revision, genre: 'Jazz', subgenre: null })
    await dialog.getByRole('button', { name: texts('approval.yes') }).click()
    await expect(page.getByText(textsOf(language, 'errors')('code.RELEASE_CHANGED'))).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(changed).toContainText('Jazz')
    await expect(changed.getByRole('deletion').first()).toBeVisible()
    await expectAccessible(page)

    await approve.click()
    await dialog.getByRole('button', { name: texts('approval.yes') }).click()
    await expect(dialog).toHaveCount(0)
    await expect
      .poll(async () => JSON.stringify(await queryApi(page, 'releases.get', { releaseId })))
      .toContain('"status":"APPROVED"')
  },
)

test(
  'when a release changes while it is open, then header and tracks follow the queue together, and it says that it changed',
  { tag: '@desktop' },
  async ({ page }) => {
    const texts = textsOf('it', 'submissions')
    await signIn(page, 'admin@liner.test')
    const { id: releaseId, revision } = await findRelease(page, WAITING)
    await page.goto(`/submissions?search=${WAITING}&lng=it`)
    await page
      .getByRole('button', { name: new RegExp(`^${WAITING}, `) })
      .first()
      .click()
    const detail = page.getByRole('article', { name: WAITING })
    await expect(detail.getByRole('region', { name: texts('tracks') })).toBeVisible()
    const said = detail.getByRole('status').filter({ hasText: texts('changes.justNow') })
    await expect(said).toHaveCount(0)
    await changeGenre(page, { releaseId, revision, genre: 'Jazz', subgenre: null })
    // The queue is asked for again, as it is every minute.
    await page.keyboard.press('c')
    await expect(said).toBeVisible()
    await expect(
      detail
        .getByRole('term')
        .filter({ hasText: texts('fact.genre') })
        .first(),
    ).toBeVisible()
    await expect(detail.getByRole('region', { name: texts('changes.title') })).toContainText('Jazz')
    await expectAccessible(page)
  },
)

test(
  'when a release in the stores was changed, then its label submits an update and takes it back',
  { tag: '@phone' },
  async ({ page }) => {
    const language = 'it'
    const texts = textsOf(language, 'releases')
    const changes = textsOf(language, 'changes')
    await signIn(page, 'member@liner.test')
    const { id } = await findRelease(page, LIVE)
    await page.goto(`/releases/${id}?step=overview&lng=${language}`)
    const stores = page.getByRole('region', { name: texts('submission.title'), exact: true })
    const row = stores.getByRole('listitem').filter({ hasText: 'TIDAL' })
    const update = page.getByRole('region', { name: changes('update.title') })
    await expect(update.getByRole('deletion').first()).toBeVisible()
    await expect(update).toContainText('TIDAL')
    await expect(row).toContainText(texts('submission.LIVE'))
    await expectAccessible(page)

    await page.getByRole('button', { name: texts('submit'), exact: true }).click()
    await expect(row).toContainText(texts('submission.UPDATE_IN_REVIEW'))
    await expect(update).toHaveCount(0)

    await stores.getByRole('button', { name: texts('submission.withdraw.request') }).click()
    const dialog = page.getByRole('dialog', { name: texts('submission.withdraw.title') })
    await expect(dialog).toContainText(texts('submission.withdraw.kept'))
    await expectAccessible(page)
    await dialog.getByRole('button', { name: texts('submission.withdraw.confirm') }).click()
    await expect(row).toContainText(texts('submission.LIVE'))
    await expect(update).toBeVisible()
    const timeline = page.getByRole('list', { name: texts('history.title') })
    for (const event of ['UPDATE_SUBMITTED', 'WITHDRAWN'])
      await expect(timeline).toContainText(texts(`history.event.${event}`, { store: 'X' }).replace(/X.*$/, '').trim())
    await expectAccessible(page)
  },
)
