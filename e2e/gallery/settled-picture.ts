import { expect, type Page } from '@playwright/test'

/** A picture that is the same twice in a row: covers and late answers are in it. */
export const settledPicture = async (page: Page, options: { fullPage: boolean } = { fullPage: false }) => {
  const take = () => page.screenshot({ ...options, animations: 'disabled', scale: 'css' })
  let picture = await take()
  await expect(async () => {
    const before = picture
    picture = await take()
    expect(picture.equals(before)).toBe(true)
  }).toPass({ intervals: [150, 150, 300, 600] })
  return picture
}
