import { expect, signIn, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'

const t = textsOf('en', 'toasts')

test(
  'when a row of another version cannot be read, then the rest stays and the page says so',
  { tag: '@desktop' },
  async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await signIn(page, 'member@liner.test', '/people/new')
    await page.getByLabel('Name').fill('Ada Lovelace')
    await page.getByRole('button', { name: 'Create person' }).click()
    await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
    await page.evaluate(async () => {
      const request = indexedDB.open('liner-emulation')
      await new Promise((resolve) => (request.onsuccess = resolve))
      const changes = request.result.transaction('changes', 'readwrite').objectStore('changes')
      const written = changes.put({ table: 'people', id: 'x', row: { id: 'x' } }, 'people/x')
      await new Promise((resolve) => (written.onsuccess = resolve))
      request.result.close()
    })
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: t('rowsSetAside.title') })).toContainText('1 entry')
    await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
    await expect.poll(() => warnings.filter((warning) => warning.includes('people 1'))).toHaveLength(1)
  },
)
