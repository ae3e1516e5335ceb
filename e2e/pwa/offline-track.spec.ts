import { queryApi } from '../fixtures/query-api.ts'
import { expect, signIn, test } from '../fixtures/test.ts'
import { textsOf } from '../fixtures/texts.ts'
import { masterFile, wav } from '../fixtures/wav.ts'
import { openStep } from '../fixtures/workspace.ts'

test.use({ serviceWorkers: 'allow' })

const outbox = textsOf('en', 'outbox')
const RELEASE = '11111111-1111-4111-8111-111111111113'

test(
  'when tracks of an opened release are edited without a network, then they are queued, shown after a reload, and sent',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await signIn(page, 'member@liner.test', '/releases')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto(`/releases/new?format=SINGLE&title=Paper+Boats&step=tracks&id=${RELEASE}`)
    await page.locator('#step-title').waitFor()
    const save = page.getByRole('button', { name: 'Save', exact: true })
    const tracks = page.getByRole('list', { name: 'Tracklist' }).locator(':scope > li')
    const composers = (index: number) => tracks.nth(index).getByLabel('Composer')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([masterFile('Ebb.wav', wav({ seconds: 6 }))])
    await expect(tracks.getByText('44.1 kHz')).toHaveCount(1)
    await save.click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    // Its master arrives with a network, so that the release is the only one that does not know it yet.
    await page
      .locator('input[type=file]')
      // The first one replaces the master of the open track.
      .last()
      .setInputFiles([masterFile('Flow.wav', wav({ seconds: 7 }))])
    await expect(tracks.getByText('44.1 kHz')).toHaveCount(2)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect
      .poll(async () => JSON.stringify(await queryApi(page, 'assets.list', { page: 1, perPage: 10 })))
      .toContain('Flow')

    await context.setOffline(true)
    for (const [index, name] of ['Nina Sorbi', 'Anna Ferrante'].entries()) {
      await composers(index).fill(name)
    }
    await save.click()
    await expect(page.getByText(outbox('banner.waiting_other', { count: 3 }))).toBeVisible()
    await page.reload()
    await openStep(page, 'Tracks')
    for (const [index, title, name] of [
      [0, 'Ebb', 'Nina Sorbi'],
      [1, 'Flow', 'Anna Ferrante'],
    ] as const) {
      await tracks.nth(index).getByRole('button', { name: title, exact: true }).click()
      await expect(composers(index)).toHaveValue(name)
    }
    await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0)

    await context.setOffline(false)
    await expect(page.getByText(outbox('allSent.title'))).toBeVisible()
    expect(await queryApi(page, 'releases.get', { releaseId: RELEASE })).toMatchObject({
      tracks: [
        { title: 'Ebb', composer: ['Nina Sorbi'] },
        { title: 'Flow', composer: ['Anna Ferrante'] },
      ],
    })
  },
)
