import { emulate } from './fixtures/emulation.ts'
import { patience } from './fixtures/machine-speed.ts'
import { picture } from './fixtures/picture.ts'
import { chooseOrganization } from './fixtures/shell.ts'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'
import { masterFile, wav } from './fixtures/wav.ts'
import { openNewRelease, openStep } from './fixtures/workspace.ts'

const releases = textsOf('en', 'releases')
const submissions = textsOf('en', 'submissions')

test(
  'when a takedown is not answered, then its reason stays to be sent again',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test', '/releases?search=Slow+Bloom')
    await page.getByRole('link', { name: 'Slow Bloom' }).first().click()
    await emulate(page, { fail: { 'submissions.requestTakedown': 'TIMEOUT' } })
    await page.reload()
    await page.getByRole('button', { name: releases('submission.takedown.request') }).click()
    const dialog = page.getByRole('dialog')
    const reason = dialog.getByLabel(releases('submission.takedown.reason'))
    await reason.fill('A sample was not cleared')
    await dialog.getByRole('button', { name: releases('submission.takedown.confirm') }).click()
    await expect(page.getByText(textsOf('en', 'errors')('code.TIMEOUT')).first()).toBeVisible(patience(20_000))
    await expect(reason).toHaveValue('A sample was not cleared')
  },
)

test(
  'when the organization is switched within a release, then that leads back to it and to what was typed',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test', '/releases?status=DRAFT')
    await page.getByRole('main').locator('tbody tr[data-row]').first().getByRole('link').first().click()
    await openStep(page, 'Basics')
    const title = page.getByRole('textbox', { name: 'Title', exact: true })
    await title.fill('A title that waits')
    await chooseOrganization(page, 'Halyard Music')
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
    await expect(page.getByText(/It may belong to Lanterna Dischi/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Switch back to Lanterna Dischi' }).click()
    await expect(title).toHaveValue('A title that waits')
  },
)

test(
  'when a rejection is closed or its release is withdrawn, then what was given as reasons is not lost',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'admin@liner.test', '/submissions')
    await expect(page.getByRole('article').getByRole('region', { name: 'Tracks' })).toBeVisible()
    const dialog = page.getByRole('dialog', { name: submissions('approval.noTitle') })
    const message = dialog.getByLabel(submissions('approval.reason'))
    await page.keyboard.press('r')
    await message.fill('x'.repeat(2000))
    await dialog.getByRole('checkbox').first().check()
    const isTooLong = dialog.getByText(/characters? too many for one message/)
    await expect(isTooLong).toBeVisible()
    await expect(dialog.getByRole('button', { name: submissions('approval.no') })).toBeDisabled()
    await expectAccessible(page)
    await message.fill('From 1:20 on')
    await expect(isTooLong).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.keyboard.press('r')
    await expect(message).toHaveValue('From 1:20 on')
    await expect(dialog.getByRole('checkbox').first()).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    const shown = page.getByRole('article').getByRole('heading').first()
    const title = await shown.innerText()
    await page.keyboard.press('j')
    await expect(shown).not.toHaveText(title)
    await page.keyboard.press('k')
    await expect(shown).toHaveText(title)
    await expect(page.getByRole('button', { name: submissions('approval.no') })).toBeEnabled()
    await page.keyboard.press('r')
    await expect(message).toHaveValue('From 1:20 on')
    await page.reload()
    await expect(page.getByRole('button', { name: submissions('approval.no') })).toBeEnabled()
    await page.keyboard.press('r')
    await expect(message).toHaveValue('From 1:20 on')
    await expect(dialog.getByRole('checkbox').first()).toBeChecked()

    await emulate(page, { fail: { 'submissions.decide': 'NOT_FOUND' } })
    await page.reload()
    await expect(page.getByRole('article').getByRole('region', { name: 'Tracks' })).toBeVisible()
    await page.keyboard.press('r')
    await message.fill('Withdrawn meanwhile')
    await dialog.getByRole('button', { name: submissions('approval.no') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(/The label has withdrawn “/)).toBeVisible()
  },
)

test('when a repair is undone, then what was typed after it stays', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'member@liner.test')
  await openNewRelease(page, 'basics')
  await page.getByLabel('Title').fill('Paper Boats Part 2')
  await page.getByRole('button', { name: /Paper Boats, Pt\. 2/ }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Paper Boats, Pt. 2')
  await page.getByLabel('Version').fill('Live in Genoa 2026')
  await page.getByRole('button', { name: releases('undo') }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Paper Boats Part 2')
  await expect(page.getByLabel('Version')).toHaveValue('Live in Genoa 2026')
})

test('when files are uploading, then nobody is told that all is saved, nor leaves without a question', async ({
  page,
}) => {
  await signIn(page, 'member@liner.test')
  await openNewRelease(page, 'cover')
  await emulate(page, { uploadTime: 30_000 })
  const buffer = await picture(page, { side: 1400, detailed: true })
  await page.locator('input[type=file]').setInputFiles({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('progressbar', { name: 'Uploading cover.jpg' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(releases('draft.uploading'))).toBeVisible()
  await openStep(page, 'Overview')
  await expect(page.getByText(releases('overview.cover.PENDING'))).toBeVisible()
  await expect(page.locator('main').getByRole('button', { name: releases('submit'), exact: true })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back' }).click()
  const dialog = page.getByRole('dialog', { name: releases('draft.uploadingTitle') })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: releases('draft.leave') }).click()
  await expect(page).toHaveURL(/\/releases(\?|$)/)
})

test(
  'when a track is removed, then it can be brought back with what was typed',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test')
    await openNewRelease(page, 'tracks')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(masterFile('one.wav', wav({ seconds: 31 })))
    const tracks = page.getByRole('list', { name: releases('tracks.list') }).locator(':scope > li')
    await expect(tracks.getByText('44.1 kHz')).toBeVisible(patience(20_000))
    await page.getByRole('button', { name: releases('tracks.remove', { title: 'one' }) }).click()
    await expect(tracks).toHaveCount(0)
    await expect(page.getByText(releases('tracks.removed', { title: 'one' }))).toBeVisible()
    await page.getByRole('button', { name: releases('undo') }).click()
    await expect(tracks.getByText('44.1 kHz')).toBeVisible()
  },
)

test(
  'when changed permissions are not saved, then closing asks, and what was chosen stays',
  { tag: '@desktop' },
  async ({ page }) => {
    const t = textsOf('en', 'members')
    const entities = textsOf('en', 'entities')
    await signIn(page, 'member@liner.test', '/organizations')
    await page.getByRole('link', { name: 'Lanterna Dischi' }).first().click()
    const change = async () => {
      await page.getByRole('button', { name: t('actions', { name: 'Luca Traverso' }) }).click()
      await page.getByRole('menuitem', { name: t('change') }).click()
    }
    await change()
    const dialog = page.getByRole('dialog', { name: t('editTitle', { name: 'Luca Traverso' }) })
    const question = page.getByRole('dialog', { name: entities('leave.title') })
    await dialog.getByLabel(t('form.role')).selectOption('ARTIST')
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    await question.getByRole('button', { name: textsOf('en', 'common')('cancel') }).click()
    await expect(dialog.getByLabel(t('form.role'))).toHaveValue('ARTIST')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: entities('leave.action') }).click()
    await expect(dialog).toHaveCount(0)
    await change()
    await expect(dialog.getByLabel(t('form.role'))).toHaveValue('LABEL')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  },
)
