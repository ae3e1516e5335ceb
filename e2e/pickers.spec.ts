import type { Page } from '@playwright/test'
import { emulate } from './fixtures/emulation.ts'
import { expect, expectAccessible, signIn, storeSession, test } from './fixtures/test.ts'
import { openNewRelease } from './fixtures/workspace.ts'

const box = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')

/** The option that the arrow keys reached. */
const activeOption = async (page: Page) => {
  const id = await page.locator('input[role=combobox]:focus').getAttribute('aria-activedescendant')
  return id === null ? null : page.locator(`[id="${id}"]`).textContent()
}

const openNewAsset = async (page: Page, language = 'en') => {
  await page.goto(`/assets/new?format=TRACK&title=Ebb&lng=${language}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

test(
  'when an option is chosen by keyboard, then it can be removed and is offered first the next time',
  { tag: '@desktop' },
  async ({ page }) => {
    await storeSession(page, 'member@liner.test')
    await openNewRelease(page, 'artists')
    const label = box(page, 'Label')
    await label.focus()
    await label.press('ArrowDown')
    await expect(label).toHaveAttribute('aria-expanded', 'true')
    await expect(options(page)).toHaveCount(3)
    for (const [key, name] of [
      ['End', 'Vico Dritto'],
      ['Home', 'Lanterna'],
      ['PageDown', 'Vico Dritto'],
      ['ArrowDown', 'Lanterna'],
      ['ArrowDown', 'Mareggiata'],
    ] as const) {
      await label.press(key)
      await expect.poll(() => activeOption(page)).toBe(name)
    }
    await label.press('Tab')
    await expect(label).toHaveValue('')

    await label.focus()
    await label.pressSequentially('mare')
    await label.press('Enter')
    await expect(options(page).first()).toHaveText('Mareggiata')
    await expect(page.getByRole('status').filter({ hasText: '1 result' })).toBeAttached()
    await label.press('ArrowDown')
    await label.press('Enter')
    await expect(label).toHaveValue('Mareggiata')
    await expect(label).toHaveAttribute('aria-expanded', 'false')

    await label.press('ArrowDown')
    await label.press('Escape')
    await expect(label).toHaveValue('Mareggiata')
    await label.press('Escape')
    await expect(label).toHaveValue('')
    await label.press('ArrowDown')
    const recent = page.getByRole('group', { name: 'Recently used' })
    await expect(recent.getByRole('option')).toHaveText(['Mareggiata'])
    await expect(options(page)).toHaveCount(3)
  },
)

test('when names are pasted, then exact matches are offered, each once', { tag: '@desktop' }, async ({ page }) => {
  await storeSession(page, 'member@liner.test')
  await openNewRelease(page, 'artists')
  const artists = box(page, 'Artists')
  await artists.focus()
  await artists.evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'Sestri Notte\nNobody Here\nvela nera')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(artists).toHaveValue('Sestri Notte, Nobody Here, vela nera')
  await expect(options(page)).toHaveText(['Sestri Notte', 'Vela Nera', /^Select all 2Not found: Nobody Here$/])
  await artists.press('ArrowUp')
  await artists.press('Enter')
  const chosen = page.getByRole('list', { name: 'Selected artists' }).getByRole('listitem')
  await expect(chosen).toHaveText([/^Sestri Notte/, /^Vela Nera/])
  await expect(artists).toHaveValue('Nobody Here')
  await artists.fill('vela')
  await expect(page.getByRole('option', { name: 'Vela Nera' })).toHaveCount(0)
  await expect(page.getByText('All results are already selected').last()).toBeVisible()
})

test(
  'when an artist does not exist, then it is created from the picker, once',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    await storeSession(page, 'artist@liner.test')
    await openNewRelease(page, 'artists')
    const artists = box(page, 'Artists')
    const add = page.getByRole('option', { name: /^New artist/ })
    // It exists, outside of this user's scope.
    await artists.fill('Tommaso Arvigo')
    await artists.press('Enter')
    await expect(add).toHaveText('New artist “Tommaso Arvigo”')
    await artists.press('ArrowUp')
    await artists.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'An artist with this name already exists.' })).toBeVisible()
    await expect(artists).toHaveValue('Tommaso Arvigo')
    errors.length = 0

    await artists.fill('Zoë Unheard')
    await add.click()
    await expect(page.getByRole('list', { name: 'Selected artists' })).toContainText('Zoë Unheard')
    await expect(page.getByText(/“.?Zoë Unheard.?” is ready/)).toBeVisible()
    await artists.fill('zoë unheard')
    await artists.press('Enter')
    await expect(page.getByText('All results are already selected').last()).toBeVisible()
    await expect(add).toHaveCount(0)
  },
)

test(
  'when a search fails, then it can be retried; deleted entities are no longer offered',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    await storeSession(page, 'member@liner.test')
    await openNewRelease(page, 'artists')
    await emulate(page, { fail: { 'searches.labels': 'INTERNAL_SERVER_ERROR' } })
    const label = box(page, 'Label')
    await label.fill('vico')
    await label.press('Enter')
    await expect(page.getByText('The search failed. Try again.').last()).toBeVisible()
    await emulate(page)
    await label.press('ArrowDown')
    await expect.poll(() => activeOption(page)).toBe('Try again')
    await label.press('Enter')
    await page.getByRole('option', { name: 'Vico Dritto' }).click()
    await expect(label).toHaveValue('Vico Dritto')
    errors.length = 0

    await page.evaluate(() => {
      const stored = localStorage.getItem('recent-choices') ?? ''
      localStorage.setItem(
        'recent-choices',
        stored.replace(
          /"id":"[^"]+","name":"Vico Dritto"/,
          '"id":"00000000-0000-4000-8000-000000000000","name":"Long Gone"',
        ),
      )
    })
    await label.press('Escape')
    await label.press('ArrowDown')
    await page.getByRole('option', { name: 'Long Gone' }).click()
    await expect(page.getByRole('alert').filter({ hasText: '“Long Gone” no longer exists.' })).toBeVisible()
    await expect(page.getByRole('option', { name: 'Long Gone' })).toHaveCount(0)
  },
)

test('when a user signs out, then their recent choices are deleted', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'member@liner.test', '/artists/new')
  await box(page, 'Label').click()
  await options(page).first().click()
  const recent = () => page.evaluate(() => localStorage.getItem('recent-choices'))
  await expect.poll(recent).toContain('Lanterna')
  await page.goto('/profile')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/login/)
  await expect.poll(recent).toBeNull()
})

test(
  'when several options are chosen, then they can be navigated and removed by keyboard, pointer and finger',
  { tag: '@access-5.8' },
  async ({ page, isMobile }) => {
    await storeSession(page, 'member@liner.test')
    await openNewAsset(page)
    const artists = box(page, 'Artists')
    const pills = page.getByRole('list', { name: 'Selected: Artists' }).getByRole('button')
    for (const name of ['Vela Nera', 'Sestri Notte', 'Le Ringhiere']) {
      await artists.fill(name)
      const option = page.getByRole('option', { name, exact: true })
      if (isMobile) await option.tap()
      else await option.click()
      await expect(pills.last()).toHaveAccessibleName(`Remove ${name}`)
    }
    await artists.press('Escape')
    await artists.press('ArrowLeft')
    await expect(pills.nth(2)).toBeFocused()
    await pills.nth(2).press('ArrowLeft')
    await pills.nth(1).press('Delete')
    await expect(pills).toHaveText(['Vela Nera', 'Le Ringhiere'])
    await expect(pills.nth(1)).toBeFocused()
    await expect(page.getByText('Sestri Notte removed')).toBeAttached()
    await pills.nth(1).press('ArrowRight')
    await expect(artists).toBeFocused()
    await artists.press('Backspace')
    await expect(pills).toHaveText(['Vela Nera'])
    if (isMobile) await pills.first().tap()
    else await pills.first().click()
    await expect(pills).toHaveCount(0)
  },
)

test(
  'when names are typed, then people are suggested, and any other name stays as typed',
  { tag: '@desktop' },
  async ({ page }) => {
    await storeSession(page, 'member@liner.test')
    await openNewAsset(page)
    const composer = box(page, 'Composers')
    await composer.pressSequentially('Ermes Unlisted, simo')
    await composer.press('Enter')
    await expect(options(page).first()).toHaveText('Simona Grondona')
    await composer.press('ArrowDown')
    await composer.press('Enter')
    await expect(composer).toHaveValue('Ermes Unlisted, Simona Grondona')
    await composer.press('Tab')
    await expect(composer).toHaveValue('Ermes Unlisted, Simona Grondona')
    await composer.press('End')
    await composer.pressSequentially(', Nuova Firma')
    await page.getByRole('option', { name: 'New person “Nuova Firma”' }).click()
    await expect(composer).toHaveValue('Ermes Unlisted, Simona Grondona, Nuova Firma')
    await expect(page.getByText(/“.?Nuova Firma.?” is ready/)).toBeVisible()
  },
)

test(
  'when letters are typed into a closed select, then the matching option is selected, ignoring accents',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test', '/artists/new')
    const country = box(page, 'Country')
    await country.focus()
    await page.keyboard.type('COTE D')
    await expect(country).toHaveValue('CI')
    await expectAccessible(page)
  },
)
