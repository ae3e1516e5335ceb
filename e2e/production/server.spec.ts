import { expect, signIn, test } from '../fixtures/production.ts'

test.describe('the production build with a server', { tag: '@desktop' }, () => {
  test('opens a list, creates a person and shows it again after a reload', async ({ page, server }) => {
    await signIn(page, 'member@liner.test', '/people')
    await expect(page.getByRole('heading', { name: 'People' })).toBeVisible()
    await page.goto('/people/new')
    await page.getByLabel('Name').fill('Ada Lovelace')
    await page.getByRole('button', { name: 'Create person' }).click()
    await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
    expect(server.calls.flatMap(({ procedures }) => procedures)).toContain('people.create')
  })
})
