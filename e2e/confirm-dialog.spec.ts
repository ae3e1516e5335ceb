import { pressMore } from './fixtures/lists.ts'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'

const t = textsOf('it', 'entities')

test(
  'when a deletion is confirmed on the narrowest phone in Italian, then no button is cut',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await signIn(page, 'member@liner.test', '/artists?lng=it')
    await page.getByRole('main').locator('[data-row-link]').first().click()
    await pressMore(page, t('delete.action'))
    const buttons = page.getByRole('dialog').getByRole('button')
    await expect(buttons.last()).toBeVisible()
    const cut = await buttons.evaluateAll((all) =>
      all
        .flatMap((button) => [...button.querySelectorAll('*')])
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )
    expect(cut).toEqual([])
    await expectAccessible(page)
  },
)
