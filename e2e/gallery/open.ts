import { expect, type Page } from '@playwright/test'
import en from '../../locales/en/common.json' with { type: 'json' }
import enShell from '../../locales/en/shell.json' with { type: 'json' }
import it from '../../locales/it/common.json' with { type: 'json' }
import itShell from '../../locales/it/shell.json' with { type: 'json' }

const BUSY = '.mantine-Skeleton-root, [aria-busy=true]'
const SHELL_MS = 1000
/** Longer than calls that fail are tried again. */
const FAILURE_MS = 6000
/** Shown while a call that failed is tried again. */
const LATE = new RegExp([en, it].map(({ error }) => error.lateTitle).join('|'))

/** Opens a page and waits until it is there and nothing is on its way any more, or until it shows that something is. */
export const open = async (page: Page, path: string, isLoading = false) => {
  await page.goto(path)
  await expect(page.locator('#root')).not.toBeEmpty()
  const shell = page.locator('#shell')
  if (isLoading) {
    await expect(page.locator(BUSY).filter({ visible: true }).first()).toBeVisible()
    // A release is loaded below the shell that the HTML paints; elsewhere that goes at once.
    return shell.waitFor({ state: 'hidden', timeout: SHELL_MS }).catch(() => undefined)
  }
  await expect(shell).toBeHidden()
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.locator(BUSY)).toHaveCount(0)
  // The code of a step of the workspace comes after its title.
  if (await page.locator('#step-title').isVisible())
    await expect(page.locator('#step-title ~ div :is(input, li, h3, img, article)').first()).toBeAttached()
  await expect(page.getByRole('alert').getByRole('heading', { name: LATE })).toHaveCount(0)
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
}

/** Waits until the page says what failed, unless it has nothing to say of it. */
export const waitForFailure = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .first()
    .waitFor({ timeout: FAILURE_MS })
    .catch(() => undefined)

/** Waits until the page says that the server does not answer, which takes some seconds. */
export const expectOffline = (page: Page) =>
  expect(page.getByText(new RegExp([enShell, itShell].map(({ silent }) => silent).join('|')))).toBeVisible()
