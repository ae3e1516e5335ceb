import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures/test.ts'

/** The address holds all choices, so every user sees the same card. */
const ASKED = 'platform=TIDAL&news=OUT_NOW&accent=%231e78c8&link=https%3A%2F%2Fditto.fm%2Ffathom'
const DESK = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false }
const PHONE = { width: 360, height: 740, deviceScaleFactor: 3, mobile: true }

/** A hash of all pixels of the visible card. */
const hashOf = (page: Page) =>
  page.locator('canvas').evaluate(async (canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
    const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(pixels ?? []))
    return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  })

const hashesOn = async (page: Page, address: string) => {
  await page.goto(address)
  await page.locator('canvas').waitFor()
  const hashes: string[] = []
  for (const name of ['Sleeve', 'Liner notes', 'Full cover']) {
    await page.getByRole('radio', { name }).check()
    await expect(page.getByRole('radio', { name })).toBeChecked()
    hashes.push(await hashOf(page))
  }
  return hashes
}

test(
  'when a card is opened on another screen, then it has the same pixels',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const devices = await context.newCDPSession(page)
    await devices.send('Emulation.setDeviceMetricsOverride', DESK)
    await signIn(page, 'member@liner.test', '/promo-card')
    await page.getByRole('combobox', { name: 'Release' }).fill('Fathom')
    await page.getByRole('option', { name: 'Fathom', exact: true }).click()
    await expect(page).toHaveURL(/release=/)
    const address = `/promo-card?${ASKED}&release=${new URL(page.url()).searchParams.get('release')}`
    const desk = await hashesOn(page, address)
    expect(new Set(desk).size).toBe(desk.length)
    await devices.send('Emulation.setDeviceMetricsOverride', PHONE)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await hashesOn(page, address)).toEqual(desk)
    expect(await page.evaluate(() => devicePixelRatio)).toBe(PHONE.deviceScaleFactor)
  },
)
