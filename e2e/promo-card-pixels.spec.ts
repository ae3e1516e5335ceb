import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures/test.ts'

/** Whoever looks at it, on whatever screen: what is asked for stands in the address. */
const ASKED = { platform: 'TIDAL', news: 'OUT_NOW', accent: '#1e78c8', link: 'https://ditto.fm/fathom' }
const CARDS = [
  { shape: 'PORTRAIT', style: 'SLEEVE' },
  { shape: 'SQUARE', style: 'NOTES' },
  { shape: 'SQUARE', style: 'BLEED' },
]

/** The hash of every pixel of the card that is on the screen. */
const hashOf = (page: Page) =>
  page.locator('canvas').evaluate(async (canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
    const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(pixels ?? []))
    return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  })

const hashesOn = async (browser: Browser, screen: BrowserContextOptions) => {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' })
  await context.addInitScript(() => localStorage.setItem('liner-emulation', JSON.stringify({ latency: 'none' })))
  const page = await context.newPage()
  await signIn(page, 'member@liner.test')
  await page.goto('/promo-card')
  await page.getByRole('combobox', { name: 'Release' }).fill('Fathom')
  await page.getByRole('option', { name: 'Fathom', exact: true }).click()
  await page.locator('canvas').waitFor()
  const release = new URL(page.url()).searchParams.get('release') ?? ''
  const hashes: string[] = []
  for (const card of CARDS) {
    await page.goto(`/promo-card?${new URLSearchParams({ ...ASKED, ...card, release })}`)
    await page.locator('canvas').waitFor()
    hashes.push(await hashOf(page))
  }
  await context.close()
  return hashes
}

test('the same card is the same to the pixel on every screen', async ({ browser, baseURL }) => {
  const desk = await hashesOn(browser, { baseURL, viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 })
  const phone = await hashesOn(browser, {
    baseURL,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 3,
    isMobile: true,
    colorScheme: 'dark',
  })
  expect(new Set(desk).size).toBe(CARDS.length)
  expect(phone).toEqual(desk)
})
