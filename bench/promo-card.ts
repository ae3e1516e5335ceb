import type { Page } from '@playwright/test'
import { type Figure, timed } from './figure.ts'

const CARDS = 12
const AIM_MS = 300
const CARD = 'canvas'
const RELEASE = '[role=combobox]'

/** Milliseconds from another choice until the card is drawn anew and can be handed on as a picture. */
const untilMade = (page: Page) =>
  page.evaluate(
    (selector) =>
      new Promise<number>((resolve, reject) => {
        const unchosen = document.querySelector('fieldset input[type=radio]:not(:checked)')
        const canvas = document.querySelector(selector)
        if (!(unchosen instanceof HTMLInputElement) || !(canvas instanceof HTMLCanvasElement))
          return reject(new Error('There is no card'))
        const before = canvas.height
        const started = performance.now()
        const look = () => {
          if (canvas.height === before) requestAnimationFrame(look)
          else canvas.toBlob(() => resolve(performance.now() - started))
        }
        unchosen.click()
        requestAnimationFrame(look)
      }),
    CARD,
  )

/** A promo card, portrait and square in turn, until its picture is there (catalogue-2.8). */
export const timePromoCard = async (page: Page): Promise<Figure> => {
  await page.goto('/promo-card')
  await page.locator(RELEASE).first().click()
  await page.getByRole('option').first().click()
  await page.locator(CARD).waitFor()
  const rounds: number[] = []
  for (let round = 0; round < CARDS; round += 1) rounds.push(await untilMade(page))
  return timed('a promo card, drawn and made a picture', AIM_MS, rounds)
}
