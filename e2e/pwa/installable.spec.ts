import { chromium } from '@playwright/test'
import { WHOLE_BROWSER } from '../fixtures/browser.ts'
import { expect, test } from '../fixtures/test.ts'
import { textsOf } from '../fixtures/texts.ts'

const device = textsOf('it', 'device')

test(
  'when Liner is opened, then the browser can install it, with shortcuts in the chosen language',
  { tag: '@desktop' },
  async ({ baseURL }, info) => {
    // An incognito window cannot install anything, so this one has a profile.
    const context = await chromium.launchPersistentContext(info.outputPath('profile'), {
      ...WHOLE_BROWSER,
      serviceWorkers: 'allow',
    })
    const page = await context.newPage()
    await page.goto(`${baseURL}/login`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    const session = await context.newCDPSession(page)
    const problems = async () => (await session.send('Page.getInstallabilityErrors')).installabilityErrors
    await expect.poll(problems).toEqual([])
    expect((await session.send('Page.getAppManifest')).errors).toEqual([])

    await page.getByRole('button', { name: 'Italiano' }).click()
    const shortcuts = async () => (await session.send('Page.getAppManifest')).data
    await expect.poll(shortcuts).toContain(device('manifest.shortcuts.reviewQueue'))
    await context.close()
  },
)
