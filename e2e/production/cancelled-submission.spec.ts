import type { Page } from '@playwright/test'
import type { ProductionServer } from '../fixtures/production-server.ts'
import { expect, signIn, test } from '../fixtures/production.ts'
import { textsOf } from '../fixtures/texts.ts'
import { callsOf, cancelOverlay } from '../fixtures/unanswered-calls.ts'
import { masterFile, wav } from '../fixtures/wav.ts'
import { openStep } from '../fixtures/workspace.ts'

const errorTexts = textsOf('en', 'errors')
const releases = textsOf('en', 'releases')
/** A draft of the demo with nothing against it. */
const READY = 'Quiet Engine'

const submit = (page: Page) => page.getByRole('button', { name: releases('submit'), exact: true })
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: errorTexts('code.CLIENT_CLOSED_REQUEST') })

const openReady = async (page: Page, step: string) => {
  await signIn(page, 'member@liner.test', `/releases?search=${encodeURIComponent(READY)}`)
  const link = page.getByRole('link', { name: READY }).first()
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
  await page.goto(`${path}?step=${step}`)
  await expect(page.locator('#step-title')).toBeVisible()
}

/** It was stopped and says so, nothing follows, and the next press submits once. */
const expectStopped = async (page: Page, server: ProductionServer) => {
  await expect(alert(page).first()).toBeVisible()
  await expect(cancelOverlay(page)).toHaveCount(0)
  expect(callsOf(server, 'submissions.create')).toBe(0)
  server.heal()
  await submit(page).click()
  await expect(page.getByRole('region', { name: 'Stores', exact: true })).toContainText('In review')
  expect(callsOf(server, 'submissions.create')).toBe(1)
}

test.describe('when Submit is cancelled', { tag: '@desktop' }, () => {
  test('while it waits behind a track, then nothing is submitted', async ({ page, server }) => {
    await openReady(page, 'tracks')
    server.set('assets.create', { kind: 'silent' })
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(masterFile('tone.wav', wav({ seconds: 6 })))
    await expect.poll(() => callsOf(server, 'assets.create')).toBe(1)
    // It is sent all the same, and Submit comes after it.
    await page.getByRole('button', { name: releases('tracks.remove', { title: 'tone' }) }).click()
    await openStep(page, releases('step.overview'))
    await submit(page).click()
    await cancelOverlay(page).click()
    await expectStopped(page, server)
  })

  test('while the lists follow what it saved first, then nothing is submitted', async ({ page, server }) => {
    await page.clock.install()
    await openReady(page, 'basics')
    await page.getByLabel(releases('field.version')).first().fill('Acoustic')
    await openStep(page, releases('step.overview'))
    await expect(submit(page)).toBeEnabled()
    server.set('releases.get', { kind: 'silent' })
    const asked = callsOf(server, 'releases.get')
    // The lists are given 2.5 s, in which a busy machine may not come to Cancel.
    await page.clock.pauseAt(Date.now() + 1000)
    await submit(page).click()
    await expect(async () => {
      await page.clock.runFor(50)
      expect(callsOf(server, 'releases.get')).toBeGreaterThan(asked)
    }).toPass({ intervals: [200] })
    expect(callsOf(server, 'releases.update')).toBe(1)
    await page.clock.runFor(200)
    await cancelOverlay(page).click()
    await page.clock.runFor(3000)
    await page.clock.resume()
    await expectStopped(page, server)
  })

  test('after it has arrived, then the next press counts as submitted', async ({ page, server, errors }) => {
    await openReady(page, 'overview')
    server.set('submissions.create', { kind: 'late', ms: 20_000 })
    await submit(page).click()
    await expect.poll(() => callsOf(server, 'submissions.create')).toBe(1)
    await cancelOverlay(page).click()
    await expect(alert(page).first()).toBeVisible()
    server.heal()
    await submit(page).click()
    await expect(page.getByRole('region', { name: 'Stores', exact: true })).toContainText('In review')
    await expect(page.getByText(errorTexts('code.ALREADY_SUBMITTED'))).toHaveCount(0)
    // The second call was refused, because the first one had arrived.
    expect(errors.splice(0).filter((error) => !error.includes('409'))).toEqual([])
  })
})
