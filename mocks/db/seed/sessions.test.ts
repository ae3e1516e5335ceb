import { afterEach, expect, test } from 'vitest'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
import { demoToken } from '#mocks/db/seed/sessions.ts'
import { clientFor, startEmulatedApi } from '#mocks/node.ts'
import { refused } from '#mocks/testing/use-api.ts'

const START = new Date('2026-03-10T10:00:00Z')
const HALF_A_DAY_MS = 12 * 60 * 60_000
const clock = { now: START }
const api = await startEmulatedApi({ now: () => clock.now, seed: seedCatalogue })
afterEach(() => (clock.now = START))

test('when the demo starts, then everybody who may sign in has an open session', async () => {
  for (const account of ['admin', 'member', 'artist', 'label', 'viewer', 'invited', 'newcomer'])
    expect(await clientFor({ token: demoToken(`${account}@liner.test`) }).auth.user.query()).toMatchObject({
      email: `${account}@liner.test`,
    })
  const suspended = clientFor({ token: demoToken('suspended@liner.test') })
  expect(await refused(suspended.auth.user.query())).toMatchObject({ message: 'NOT_LOGGED_IN' })
})
test('when a session of the demo is twelve hours old or is signed out, then it ends', async () => {
  const client = clientFor({ token: demoToken('member@liner.test') })
  clock.now = new Date(START.getTime() + HALF_A_DAY_MS)
  expect(await refused(client.auth.user.query())).toMatchObject({ message: 'NOT_LOGGED_IN' })
  clock.now = START
  await client.auth.signOut.mutate({})
  expect(await refused(client.auth.user.query())).toMatchObject({ message: 'NOT_LOGGED_IN' })
  api.close()
})
