import { emulate } from './fixtures/emulation.ts'
import { isInDraft, isPersisted, restorePersistedQueries, persistedQueries } from './fixtures/indexed-db.ts'
import { expect, signIn, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'

const t = textsOf('en', 'releases')
const entities = textsOf('en', 'entities')

test(
  'when a workspace opens with a persisted query, then it continues with the server’s data',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test', '/releases/new?format=SINGLE&title=Paper+Boats&step=basics')
    await page.getByRole('button', { name: t('save') }).click()
    await expect(page).toHaveURL(/\/releases\/[0-9a-f-]{36}/)
    await expect(page.getByText(t('draft.saved'))).toBeVisible()
    await expect.poll(() => persistedQueries(page, 'releases.get')).not.toEqual([])
    const old = await persistedQueries(page, 'releases.get')

    await page.getByLabel(t('field.version')).fill('Live')
    await page.getByRole('button', { name: t('save') }).click()
    await expect(page.getByText(t('draft.saved'))).toBeVisible()
    // That everything is saved may still be said of the time before.
    await expect.poll(async () => JSON.stringify(await persistedQueries(page, 'releases.get'))).toContain('"Live"')
    await expect.poll(() => isInDraft(page, 'Live')).toBe(false)

    await restorePersistedQueries(page, old)
    await page.reload()
    await expect(page.getByLabel(t('field.version'))).toHaveValue('Live')
    await page.getByLabel(t('field.title')).fill('Paper Ships')
    await page.getByRole('button', { name: t('save') }).click()
    await expect(page.getByText(t('draft.saved'))).toBeVisible()
    await expect(page.getByLabel(t('field.version'))).toHaveValue('Live')
  },
)

test(
  'when a form opens with a persisted query, then it continues with the server’s data',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test', '/labels/new')
    const name = page.getByRole('textbox', { name: entities('field.name') }).first()
    await name.fill('Faro')
    await page.getByRole('button', { name: entities('label.create') }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Faro' })).toBeVisible()
    await expect.poll(() => persistedQueries(page, 'labels.get')).not.toEqual([])
    const old = await persistedQueries(page, 'labels.get')

    await page.getByRole('button', { name: entities('edit') }).click()
    await name.fill('Faro Nuovo')
    await page.getByRole('button', { name: entities('save') }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Faro Nuovo' })).toBeVisible()
    await expect(page).toHaveURL(/\/labels\/[0-9a-f-]{36}$/)
    await expect.poll(async () => JSON.stringify(await persistedQueries(page, 'labels.get'))).toContain('Faro Nuovo')
    await restorePersistedQueries(page, old)
    await page.goto(`${page.url()}?edit=true`)
    await expect(name).toHaveValue('Faro Nuovo')
    await name.fill('Faro Vecchio')
    await page.getByRole('button', { name: entities('save') }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Faro Vecchio' })).toBeVisible()
  },
)

test(
  'when the API answers before the draft of a form is open, then the form is based on the answer',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test', '/labels/new')
    const name = page.getByRole('textbox', { name: entities('field.name') }).first()
    await name.fill('Faro')
    await page.getByRole('button', { name: entities('label.create') }).click()
    await expect.poll(() => persistedQueries(page, 'labels.get')).not.toEqual([])
    const old = await persistedQueries(page, 'labels.get')
    await page.getByRole('button', { name: entities('edit') }).click()
    await name.fill('Faro Nuovo')
    await page.getByRole('button', { name: entities('save') }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Faro Nuovo' })).toBeVisible()
    await expect(page).toHaveURL(/\/labels\/[0-9a-f-]{36}$/)
    await expect.poll(async () => JSON.stringify(await persistedQueries(page, 'labels.get'))).toContain('Faro Nuovo')
    await restorePersistedQueries(page, old)
    // Long enough for what is stored to be painted first, on a busy machine too.
    await emulate(page, { delay: { 'labels.get': 3000 } })
    await page.addInitScript(() => {
      const noteHeading = () => {
        const heading = document.querySelector('h1')?.textContent ?? ''
        if (heading === 'Faro') sessionStorage.setItem('old-heading', heading)
      }
      new MutationObserver(noteHeading).observe(document, { subtree: true, childList: true, characterData: true })
      const isReleased = new Promise<void>((resolve) => window.addEventListener('draft-may-open', () => resolve()))
      void navigator.locks.request('draft-opening', () => isReleased)
    })
    await page.goto(`${page.url()}?edit=true`)
    await expect(page.getByRole('heading', { level: 1, name: 'Faro Nuovo' })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('old-heading'))).toBe('Faro')
    await page.evaluate(() => window.dispatchEvent(new Event('draft-may-open')))
    await name.fill('Faro Vecchio')
    await page.getByRole('button', { name: entities('save') }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Faro Vecchio' })).toBeVisible()
  },
)

test('when the pointer rests on a release, then it is prefetched', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'member@liner.test', '/releases')
  const link = page.locator('[data-row] [data-row-link]').first()
  await expect(link).toBeVisible()
  expect(await isPersisted(page, 'releases.get')).toBe(false)
  await link.hover()
  await expect.poll(() => isPersisted(page, 'releases.get')).toBe(true)
})

test(
  'when the code of the sign-in page never comes, then a sign-out deletes what is persisted all the same',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test', '/releases')
    await expect.poll(() => isPersisted(page, 'releases.list')).toBe(true)
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .join(),
        ),
      )
      // The chunk that the purge is in.
      .toMatch(/\/release-(?!rules)/)
    await page.route('**/static/access-*', () => new Promise(() => undefined))
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    for (const procedure of ['releases.list', 'auth.user'])
      await expect.poll(() => isPersisted(page, procedure)).toBe(false)
    await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0)
  },
)
