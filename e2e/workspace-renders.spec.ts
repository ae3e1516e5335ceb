import { recordRenders, renderedDuring } from './fixtures/renders.ts'
import { expect, storeSession, test } from './fixtures/test.ts'
import { openNewRelease } from './fixtures/workspace.ts'

const fieldsIn = (ids: readonly string[]) => ids.filter((id) => /^field-\w+$/.test(id))

test.beforeEach(async ({ page }) => {
  await recordRenders(page)
  await storeSession(page, 'member@liner.test')
  await openNewRelease(page, 'basics')
})

test('when a title is typed, then no other field of the step is rendered', async ({ page }) => {
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('Nott')
  const ids = await renderedDuring(page, () => title.press('e'))
  expect(fieldsIn(ids).filter((id) => id !== 'field-title')).toEqual([])
  await expect(page.getByRole('heading', { level: 1, name: 'Notte' })).toBeVisible()
})
