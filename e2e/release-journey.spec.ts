import { patience } from './fixtures/machine-speed.ts'
import { prepareRelease } from './fixtures/prepare-release.ts'
import { queryApi } from './fixtures/query-api.ts'
import { expect, expectAccessible, signIn, test, typeSignIn } from './fixtures/test.ts'
import { openStep } from './fixtures/workspace.ts'

test(
  'when a release is submitted from a phone, then each store is decided, and a rejected one can be submitted again',
  { tag: ['@phone', '@catalogue-4.2', '@catalogue-4.4', '@catalogue-2.5.5', '@catalogue-2.2.1'] },
  async ({ page }, info) => {
    test.setTimeout(patience(240_000).timeout)
    await typeSignIn(page, 'member@liner.test')
    await expect(page).toHaveURL(/\/artists/)
    await expect(page.getByRole('heading', { name: 'Artists' })).toBeVisible()
    await expectAccessible(page)

    await prepareRelease(page, info, () => expectAccessible(page))
    await page.getByRole('button', { name: 'Submit' }).click()
    const submitted = page.getByRole('region', { name: 'Stores', exact: true })
    for (const store of ['Spotify', 'Deezer'])
      await expect(submitted.getByRole('listitem').filter({ hasText: store })).toContainText('In review')
    const release = new URL(page.url()).pathname
    const releaseId = release.split('/').at(-1)
    // Until it is sent, the change waits on this phone for the same user.
    await expect
      .poll(async () => JSON.stringify(await queryApi(page, 'releases.get', { releaseId })))
      .toContain('"PENDING_APPROVAL"')

    const reviewer = await page.context().newPage()
    await page.close()
    await reviewer.setViewportSize({ width: 1440, height: 900 })
    await reviewer.goto('/notifications')
    await reviewer.evaluate(() => localStorage.removeItem('user-session'))
    await signIn(reviewer, 'admin@liner.test')
    await reviewer.getByRole('link', { name: 'Pending approval' }).click()
    await expect(reviewer).toHaveURL(/\/submissions/)
    const queue = reviewer.getByRole('region', { name: 'Queue' })
    const waiting = queue.getByRole('button', { name: /^Paper Boats,/ })
    // The address changes at once, the screen once its rows have loaded.
    await expect(queue).toBeVisible()
    await reviewer.getByRole('searchbox').fill('Paper Boats')
    await reviewer.getByRole('searchbox').press('Enter')
    await expect(waiting).toHaveCount(1)
    await queue.getByRole('button', { name: 'Paper Boats, 2 stores' }).click()
    // Nobody entered one: its label assigned the next when it was submitted.
    await expect(reviewer.getByText(/IT-L4N-\d\d-\d{5}/)).toHaveCount(2)
    // What the browser of the member heard.
    await expect(reviewer.getByText(/−\d+\.\d LUFS · Peak −14\.7 dBFS/)).toHaveCount(2)
    await expectAccessible(reviewer)
    // One store at a time: the other waits for its own decision.
    await reviewer.getByRole('group', { name: '2 of 2 stores' }).getByRole('checkbox', { name: 'Deezer' }).uncheck()
    await reviewer.getByRole('button', { name: 'Approve 1 of 2' }).click()
    await reviewer.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(reviewer.getByText('“Paper Boats” was approved for Spotify.')).toBeVisible()
    await expect(queue.getByRole('button', { name: 'Paper Boats, Deezer' })).toBeVisible()
    await reviewer.getByRole('button', { name: 'Reject' }).click()
    await reviewer.getByRole('dialog').getByLabel('Message to the label').fill('The cover is too plain.')
    await reviewer.getByRole('dialog').getByRole('checkbox', { name: 'The cover is blurry or low quality' }).check()
    await reviewer.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
    await expect(reviewer.getByText('“Paper Boats” was rejected for Deezer.')).toBeVisible()
    await expect(waiting).toHaveCount(0)

    await reviewer.evaluate(() => localStorage.removeItem('user-session'))
    if (info.project.name === 'phone') await reviewer.setViewportSize({ width: 390, height: 844 })
    await signIn(reviewer, 'member@liner.test')
    await reviewer.goto('/notifications')
    await expectAccessible(reviewer)
    await reviewer.getByRole('link', { name: /“Paper Boats” needs changes/ }).click()
    await expect(reviewer).toHaveURL(new RegExp(release))
    // It opens on its overview: the status says both, the stores say which, and the reason leads to its step.
    const needsChanges = reviewer.getByText('Needs changes at one store')
    await expect(needsChanges).toBeVisible()
    const stores = reviewer.getByRole('region', { name: 'Stores', exact: true })
    await expect(stores.getByRole('listitem').filter({ hasText: 'Deezer' })).toContainText('Needs changes')
    await expect(stores.getByRole('listitem').filter({ hasText: 'Spotify' })).toContainText('Approved')
    const changes = reviewer.getByRole('region', { name: 'For Deezer' })
    await expect(changes).toContainText('The cover is too plain.')
    await expectAccessible(reviewer)
    await changes.getByRole('button', { name: 'Fix: The cover is blurry or low quality' }).click()
    await expect(reviewer.getByRole('heading', { name: 'Cover', exact: true })).toBeVisible()
    await expect(reviewer.getByRole('region', { name: 'Changes requested' })).toContainText('blurry or low quality')
    await openStep(reviewer, 'Basics')
    await reviewer.getByLabel('Version').first().fill('Acoustic')
    await openStep(reviewer, 'Overview')
    // The cover is as it was: it is submitted again with a reason only.
    await expect(reviewer.getByRole('button', { name: 'Submit' })).toBeDisabled()
    await changes.getByRole('button', { name: 'Explain: The cover is blurry or low quality' }).click()
    await changes.getByRole('textbox').fill('It is a photograph from 1974.')
    await reviewer.getByRole('button', { name: 'Submit' }).click()
    await expect(stores.getByRole('listitem').filter({ hasText: 'Deezer' })).toContainText('In review')
    await expect(changes).toHaveCount(0)
    await expect(needsChanges).toHaveCount(0)
  },
)
