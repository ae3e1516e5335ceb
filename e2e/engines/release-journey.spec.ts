import { writeFile } from 'node:fs/promises'
import { demoToken } from '#mocks/db/seed/sessions.ts'
import { PASSWORD } from '../fixtures/test.ts'
import { wav } from '../fixtures/wav.ts'
import { COVER } from './cover.ts'
import type { Target } from './in-page.ts'
import { test } from './test.ts'
import type { User } from './user.ts'

const ARROW_UP = '\uE013'
const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10)
const label = (name: string, rest: Partial<Target> = {}): Target => ({ role: 'label', name, ...rest })

const STEPS: Target = { role: 'navigation', name: 'Steps of the release' }
const TRACKLIST: Target = { role: 'list', name: 'Tracklist' }
/** A phone has the list of steps behind the bar at its bottom. */
const openStep = async (user: User, name: string, isPhone: boolean) => {
  if (isPhone) await user.click('button', ' of 7')
  await user.click('button', name, { within: STEPS })
  // Until its code has come, the step before is shown.
  await user.sees(name, { role: 'heading', name })
}
const pick = async (user: User, name: string, text: string, option: string) => {
  await user.type({ role: 'combobox', name, at: -1 }, text)
  await user.click('option', option, { exact: true })
}
const openAs = async (user: User, email: string, path: string) => {
  const session = { state: { organizationId: null, jwt: demoToken(email), inviteCode: null }, version: 0 }
  await user.store('user-session', session)
  await user.goto(path)
}

test('when a release is created, reloaded and opened offline, then it can be submitted and approved', async ({
  user,
  network,
  size,
}, info) => {
  const isPhone = size.width < 1024
  const step = (name: string) => openStep(user, name, size.width < 640)
  const fileAt = async (name: string, content: Buffer) => {
    await writeFile(info.outputPath(name), content)
    return info.outputPath(name)
  }

  await test.step('open a screen whose chunk failed to load', async () => {
    network.host.removed = /forgot-password-/
    await user.goto('/login?lng=en')
    await user.sees('Welcome back')
    await network.cut()
    await user.click('link', 'Forgot your password?')
    await user.sees('Try again')
    network.host.removed = null
    await network.restore()
    // The page reloads by itself where it notices first that the host is back.
    await user.clickUntilSeen('button', 'Try again', 'Reset your password')
    await user.click('link', 'Sign in')
    // Both screens have an e-mail field.
    await user.isAt(/\/login/)
    await user.sees('Welcome back')
  })

  await test.step('sign in', async () => {
    await user.store('liner-emulation', { latency: 'none' })
    await user.type({ role: 'textbox', name: 'E-mail' }, 'member@liner.test')
    await user.type(label('Password'), PASSWORD)
    await user.click('button', 'Sign in', { exact: true })
    await user.isAt(/\/artists/)
    await user.sees('Lia Montaldi')
  })

  await test.step('open a row of a list', async () => {
    if (isPhone) await user.click('link', 'Vela Nera')
    else await user.click('cell', 'Vico Dritto')
    await user.sees('Vela Nera', { role: 'heading', name: 'Vela Nera' })
    await user.goto('/artists')
  })

  await test.step('create a release', async () => {
    if (isPhone) await user.click('button', 'Menu')
    await user.click('button', 'New release')
    const dialog: Target = { role: 'dialog', name: 'New release' }
    await user.set(label('Format', { within: dialog }), 'SINGLE')
    await user.type(label('Title', { within: dialog }), 'Paper Boats')
    await user.click('button', 'Continue', { within: dialog })
    await user.isAt(/\/releases\/[\da-f-]{36}\?.*format=SINGLE/)
    await user.hasValue(label('Title'), 'Paper Boats')
    await user.set({ role: 'combobox', name: 'Genre', exact: true }, 'Pop')
    await user.set({ role: 'combobox', name: 'Subgenre', exact: true }, 'Indie Pop')
    await user.set({ role: 'combobox', name: 'Language' }, 'en')
    await user.click('radio', 'No')
  })

  await test.step('artists and label', async () => {
    await step('Artists and label')
    await pick(user, 'Artists', 'Sestri', 'Sestri Notte')
    await user.hasValue({ role: 'combobox', name: 'Sestri Notte' }, 'PRIMARY')
    await pick(user, 'Label', 'Lanterna', 'Lanterna')
    await user.hasValue({ role: 'combobox', name: 'Label' }, 'Lanterna')
  })

  await test.step('files', async () => {
    await step('Cover')
    await user.chooseFiles(0, await fileAt('cover.png', COVER))
    await user.sees('Replace cover')
    await step('Tracks')
    await user.chooseFiles(
      0,
      await fileAt('01 Paper Boats.wav', wav({ seconds: 31 })),
      await fileAt('02 Low Tide.wav', wav({ seconds: 32, hertz: 330 })),
    )
    await user.sees(/44\.1 kHz[^]*44\.1 kHz/, TRACKLIST)
    for (const at of [0, 1]) {
      await user.type(label('Composer', { at, within: TRACKLIST }), 'Anna Ferrante')
      await user.type(label('Lyricist', { at, within: TRACKLIST }), 'Luca Bellandi')
    }
    await user.focus({ role: 'button', name: 'Move Low Tide: drag' })
    await user.press(ARROW_UP)
    await user.sees(/Low Tide[^]*Paper Boats/, TRACKLIST)
  })

  await test.step('reload the draft', async () => {
    await user.reload()
    await user.sees(/Low Tide[^]*Paper Boats/, TRACKLIST)
  })

  await test.step('start offline with the draft and persisted lists', async () => {
    await user.isControlled()
    await user.store('liner-emulation', { latency: 'none', offline: true })
    const draft = await user.address()
    await network.cut()
    await user.goto('/artists')
    await user.sees('Lia Montaldi')
    await user.goto(draft)
    await user.sees(/Low Tide[^]*Paper Boats/, TRACKLIST)
    await user.store('liner-emulation', { latency: 'none' })
    await network.restore()
  })

  await test.step('submit', async () => {
    await step('Copyright and identifiers')
    for (const line of ['C line', 'P line']) {
      await user.type(label(`${line} year`), '2026')
      await user.type(label(`${line} owner`), 'Lanterna')
    }
    await user.click('button', 'Generate test barcode')
    await user.hasValue(label('Barcode'), /^\d \d{6} \d{6}$/)
    await step('Distribution')
    await user.set(label('Release date'), day(30))
    await user.set(label('Release time'), '10:00')
    await step('Overview')
    await user.click('button', 'Choose at least one store')
    await user.click('checkbox', 'Spotify')
    await user.click('checkbox', 'Deezer')
    await step('Overview')
    await user.sees('Ready to submit')
    await user.click('button', 'Submit')
    await user.sees(/In review[^]*In review/)
  })

  await test.step('review', async () => {
    await openAs(user, 'admin@liner.test', '/submissions?search=Paper+Boats')
    const queue: Target = { role: 'region', name: 'Queue' }
    await user.click('button', 'Paper Boats, 2 stores', { within: queue })
    await user.click('button', 'Approve')
    await user.click('button', 'Approve', { within: { role: 'dialog' } })
    await user.sees('“Paper Boats” was approved for 2 stores.')
  })
})
