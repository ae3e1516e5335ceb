import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'

const inEnglish = textsOf('en', 'palette')
const waitForPage = (page: Page) => page.locator('#content').getByRole('heading', { level: 1 }).waitFor()

for (const language of LANGUAGES) {
  const t = textsOf(language, 'palette')
  test(
    `when ? is pressed outside of a field, then the shortcuts are listed (${language})`,
    { tag: screenOf(language) },
    async ({ page }) => {
      await signIn(page, 'admin@liner.test', `/artists?lng=${language}`)
      await waitForPage(page)
      await page.keyboard.press('?')
      const keys = page.getByRole('dialog', { name: t('keys.title') })
      await expect(keys.getByRole('heading', { level: 3 })).toHaveText([
        t('keys.section.everywhere'),
        t('keys.section.list'),
      ])
      await expect(keys.getByText(t('keys.does.enter'))).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(keys).toHaveCount(0)
      await page.keyboard.press('/')
      await expect(page.getByRole('searchbox')).toBeFocused()
      await page.keyboard.press('?')
      await expect(page.getByRole('searchbox')).toHaveValue('?')
      await expect(keys).toHaveCount(0)
      await page.goto('/submissions')
      await waitForPage(page)
      await page.keyboard.press('?')
      await expect(keys.getByText(t('keys.does.approve'))).toBeVisible()
      await page.keyboard.press('a')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  )
}

test.describe('on a Mac', { tag: '@desktop' }, () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  })
  test('when ⌘ and K are pressed, then the palette opens, and the list of shortcuts names ⌘', async ({ page }) => {
    await signIn(page, 'member@liner.test')
    await waitForPage(page)
    const finder = page.getByRole('dialog', { name: inEnglish('label') })
    await page.keyboard.press('Meta+k')
    await expect(finder).toBeVisible()
    await page.keyboard.press('Meta+k')
    await expect(finder).toHaveCount(0)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: inEnglish('keys.title') }).getByText('⌘')).toBeVisible()
  })
})
