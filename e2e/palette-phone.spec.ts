import { openMenu } from './fixtures/shell.ts'
import { expect, signIn, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'

test(
  'when the palette opens from the menu of a phone, then it fills the screen, and Back closes it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await signIn(page, 'member@liner.test')
    await openMenu(page)
    await page.getByRole('button', { name: 'Find anything' }).click()
    const finder = page.getByRole('dialog', { name: textsOf('en', 'palette')('label') })
    await expect(finder.getByRole('combobox')).toBeFocused()
    // After the opening animation.
    const bounds = async () =>
      Object.values((await finder.boundingBox()) ?? {}).map((side) => Math.abs(Math.round(side)))
    await expect.poll(bounds).toEqual([0, 0, 320, 640])
    await finder.getByRole('option').first().waitFor()
    const small = await finder
      .getByRole('option')
      .evaluateAll((all) => all.filter((one) => one.clientHeight < 44).length)
    expect(small).toBe(0)
    await finder.getByRole('combobox').fill('labels')
    await finder.getByRole('option', { name: /^Labels/ }).tap()
    await expect(page).toHaveURL(/\/labels/)
    await openMenu(page)
    await page.getByRole('button', { name: 'Find anything' }).click()
    await finder.getByRole('combobox').waitFor()
    await page.goBack()
    await expect(finder).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  },
)
