import { coverFile, picture } from '../fixtures/picture.ts'
import { expect, signIn, test } from '../fixtures/production.ts'
import { openNewRelease, openStep } from '../fixtures/workspace.ts'

test(
  'when the page is reloaded at another step during a cover upload, then the release gets the cover',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await signIn(page, 'member@liner.test', '/artists')
    await openNewRelease(page, 'cover')
    server.set('/api/uploads/*', { kind: 'silent' })
    await page.locator('input[type=file]').setInputFiles(coverFile(await picture(page, { side: 3000 })))
    await expect(page.getByRole('progressbar')).toBeVisible()
    await openStep(page, 'Basics')
    await page.getByRole('combobox', { name: 'Genre', exact: true }).selectOption('Pop')
    await expect(page.getByText(/Draft saved/)).toBeVisible()
    await openStep(page, 'Overview')
    const missing = page.getByRole('button', { name: /add a cover/i })
    await expect(missing).toBeVisible()
    server.heal()
    await page.reload()
    await expect(page.locator('#step-title')).toHaveText('Overview')
    await expect(missing).toHaveCount(0)
  },
)
