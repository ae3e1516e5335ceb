import type { Page } from '@playwright/test'
import { patience } from './fixtures/machine-speed.ts'
import { prepareRelease } from './fixtures/prepare-release.ts'
import { queryApi } from './fixtures/query-api.ts'
import { expect, test, typeSignIn } from './fixtures/test.ts'

/** The queue asks once a minute what came, the list of notifications every quarter. */
const MINUTE_MS = 60_000

/** As the page does once its person allows notifications, for which a browser needs Google. */
const registerDevice = (page: Page, token: string) =>
  page.evaluate(async (device) => {
    const { state }: { state: { jwt: string } } = JSON.parse(localStorage.getItem('user-session') ?? '')
    const headers = { authorization: `Bearer ${state.jwt}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ token: device })
    return (await fetch('/api/trpc/notifications.addDeviceToken', { method: 'POST', headers, body })).status
  }, token)

test(
  'when two people share a catalogue on two devices, then one decides what the other submits, and both see it come',
  { tag: ['@phone', '@catalogue-4.2', '@catalogue-4.4'] },
  async ({ page: phone, browser, baseURL, errors, request }, info) => {
    test.setTimeout(patience(240_000).timeout)
    const desk = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
    desk.on('pageerror', (error) => errors.push(error.message))
    await desk.clock.install()
    await typeSignIn(desk, 'admin@liner.test')
    await desk.goto('/submissions')
    const queue = desk.getByRole('region', { name: 'Queue' })
    await expect(queue.locator('[data-row]').first()).toBeVisible()
    await desk.getByRole('searchbox').fill('Paper Boats')
    await desk.getByRole('searchbox').press('Enter')
    await expect(queue.locator('[data-row]')).toHaveCount(0)

    await phone.clock.install()
    await typeSignIn(phone, 'member@liner.test')
    expect(await registerDevice(phone, 'phone-of-marta')).toBe(200)
    await expect(phone.getByRole('heading', { name: 'Artists' })).toBeVisible()
    await prepareRelease(phone, info)
    await phone.getByRole('button', { name: 'Submit' }).click()
    const stores = phone.getByRole('region', { name: 'Stores', exact: true })
    await expect(stores.getByRole('listitem').filter({ hasText: 'Spotify' })).toContainText('In review')
    const release = new URL(phone.url()).pathname
    // Until it is sent, the change waits on this phone.
    await expect
      .poll(async () => JSON.stringify(await queryApi(phone, 'releases.get', { releaseId: release.split('/').at(-1) })))
      .toContain('"PENDING_APPROVAL"')
    const open = await phone.context().newPage()
    open.on('pageerror', (error) => errors.push(error.message))
    await open.clock.install()
    await open.goto(`${release}?step=overview`)
    const waiting = open.getByRole('region', { name: 'Stores', exact: true }).getByRole('listitem')
    await expect(waiting.filter({ hasText: 'Spotify' })).toContainText('In review')
    await phone.goto('/notifications')
    await expect(phone.getByRole('heading', { name: 'Notifications' })).toBeVisible()

    await desk.clock.fastForward(MINUTE_MS + 1000)
    await desk.getByRole('button', { name: 'Show 1 new release' }).click()
    await queue.getByRole('button', { name: 'Paper Boats, 2 stores' }).click()
    await desk.getByRole('button', { name: 'Approve' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(desk.getByText('“Paper Boats” was approved for')).toBeVisible()

    await phone.clock.fastForward(MINUTE_MS / 4 + 1000)
    await phone.getByRole('button', { name: '1 new notification' }).click()
    await phone.getByRole('link', { name: '“Paper Boats” was approved.' }).click()
    await expect(phone).toHaveURL(/\/releases$/)
    await phone.getByRole('link', { name: 'Paper Boats' }).first().click()
    await expect(phone).toHaveURL(new RegExp(release))
    for (const store of ['Spotify', 'Deezer'])
      await expect(stores.getByRole('listitem').filter({ hasText: store })).toContainText('Approved')
    // The page that was open all the while was not reloaded.
    await open.clock.fastForward(MINUTE_MS / 4 + 1000)
    await expect(waiting.filter({ hasText: 'Spotify' })).toContainText('Approved')
    const sent = async () => (await request.get('/dev/mail', { headers: { accept: 'application/json' } })).json()
    await expect.poll(sent).toMatchObject({
      pushes: [{ token: 'phone-of-marta', data: { type: 'USER_RELEASEACCEPTED' } }],
    })
    await desk.close()
  },
)
