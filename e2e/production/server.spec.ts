import { expect, signIn, test } from '../fixtures/production.ts'

test.describe('the production build with a server', { tag: '@desktop' }, () => {
  test('when a person is created, then the server receives it, and a reload shows it again', async ({
    page,
    server,
  }) => {
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
