import { emulate } from './fixtures/emulation.ts'
import { patience } from './fixtures/machine-speed.ts'
import { expect, storeSession, test } from './fixtures/test.ts'
import { openStep } from './fixtures/workspace.ts'

const LIVE = "L'isola che vedo"

test(
  'when a submission waits to be sent, then it is not offered to be withdrawn until the server has it',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    await emulate(page, { fail: { 'submissions.create': 'TIMEOUT' } })
    await storeSession(page, 'member@liner.test')
    await page.goto(`/releases?search=${encodeURIComponent(LIVE)}`)
    const link = page.getByRole('link', { name: LIVE }).first()
    await page.goto(`${new URL((await link.getAttribute('href')) ?? '', page.url()).pathname}?step=copyright&lng=en`)
    await page.getByLabel('Recording location').fill('Genova')
    await openStep(page, 'Overview')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    const stores = page.getByRole('region', { name: 'Stores', exact: true })
    await expect(stores).toContainText('Update in review')
    await expect(page.getByText('Saved on this device, waiting to be sent').first()).toBeVisible()
    const withdraw = stores.getByRole('button', { name: 'Withdraw submission' })
    await expect(withdraw).toHaveCount(0)

    await emulate(page)
    await page.reload()
    await expect(withdraw).toBeVisible(patience(30_000))
    expect(errors.splice(0).filter((error) => !/status of 408/.test(error))).toEqual([])
  },
)
