import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { RefusalDetails } from '#backend/refusal.ts'
import { migrate } from '../database/migrate.ts'
import type { Stored } from '../database/sql-table.ts'
import { callerAddress } from './caller-address.ts'
import { createLimits, type Limits } from './rate-limits.ts'

const ADA = 'ada@label.test'
const HOME = '203.0.113.7'
const OFFICE = '198.51.100.4'

/** One call from an address about somebody: it is refused with the seconds to wait, or ends as it is said to. */
const callWith =
  (limits: Limits) =>
  async (path: string, { from = HOME, email = ADA, isSuccess = false } = {}): Promise<number> => {
    try {
      const settle = await limits.admitFrom(from)(path, async () => ({ email }))
      await settle?.(isSuccess)
      return 0
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined
      return cause instanceof RefusalDetails ? (cause.details.retryAfterSeconds ?? -1) : -1
    }
  }
const times = async (count: number, work: (index: number) => Promise<number>): Promise<number[]> => {
  const waits: number[] = []
  for (let index = 0; index < count; index += 1) waits.push(await work(index))
  return waits
}

describe('in one process', () => {
  let call: ReturnType<typeof callWith>
  beforeEach(() => {
    call = callWith(createLimits())
  })

  test('when ten passwords were wrong, then the person has to wait, and reads how long', async () => {
    expect(await times(10, () => call('auth.signIn'))).toEqual(Array(10).fill(0))
    const wait = await call('auth.signIn', { email: ' ADA@Label.test' })
    expect(wait).toBeGreaterThan(890)
    expect(wait).toBeLessThanOrEqual(900)
  })
  test('when somebody guesses from elsewhere, then the person is not locked out', async () => {
    await times(11, () => call('auth.signIn', { from: OFFICE }))
    expect(await call('auth.signIn', { from: OFFICE })).toBeGreaterThan(0)
    expect(await call('auth.signIn')).toBe(0)
  })
  test('when one address does not stop to guess, then the person signs in from elsewhere, and with a code', async () => {
    const waits = await times(101, () => call('auth.signIn', { from: OFFICE }))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
    expect(await call('auth.signIn')).toBe(0)
    await times(101, () => call('auth.verifyOtp', { from: OFFICE }))
    expect(await call('auth.verifyOtp')).toBe(0)
  })
  test('when an address has sent its codes, then it keeps nobody else from theirs', async () => {
    await times(60, (index) => call('auth.sendOtp', { from: OFFICE, email: `${index}@label.test`, isSuccess: true }))
    await times(6, () => call('auth.sendOtp', { from: OFFICE, isSuccess: true }))
    expect(await call('auth.sendOtp', { isSuccess: true })).toBe(0)
  })
  test('when a user signs in, then it is not counted', async () => {
    expect(await times(60, () => call('auth.signIn', { isSuccess: true }))).toEqual(Array(60).fill(0))
  })
  test('when one address tries the passwords of many people, then it has fifty tries', async () => {
    const waits = await times(51, (index) => call('auth.signIn', { email: `${index}@label.test` }))
    expect(waits.slice(0, 50)).toEqual(Array(50).fill(0))
    expect(waits[50]).toBeGreaterThan(0)
    expect(await call('auth.signIn', { email: 'new@label.test', from: OFFICE })).toBe(0)
  })
  test('when one account is tried from many addresses, then it bears a hundred wrong passwords a day', async () => {
    const waits = await times(101, (index) => call('auth.signIn', { from: `10.0.0.${index}` }))
    expect(waits.slice(0, 100)).toEqual(Array(100).fill(0))
    expect(waits[100]).toBeGreaterThan(80_000)
  })
  test.each([['auth.signIn'], ['auth.passwordRecovery']])(
    'when an account bears no more, then it is open to an address from which %s succeeded, for ten tries',
    async (path) => {
      await call(path, { isSuccess: true })
      await times(101, (index) => call('auth.signIn', { from: `10.0.0.${index}` }))
      expect(await call('auth.signIn', { from: OFFICE })).toBeGreaterThan(80_000)
      expect(await times(10, () => call('auth.signIn'))).toEqual(Array(10).fill(0))
      expect(await call('auth.signIn')).toBeLessThanOrEqual(900)
      expect(await call('auth.signIn')).toBeGreaterThan(0)
      expect(await call('auth.signIn', { email: 'new@label.test' })).toBe(0)
    },
  )
  test('when an address is known for one account, then it is not for another', async () => {
    await call('auth.signIn', { email: 'new@label.test', isSuccess: true })
    await times(101, (index) => call('auth.signIn', { from: `10.0.0.${index}` }))
    expect(await call('auth.signIn')).toBeGreaterThan(80_000)
  })
  test('when codes are asked for, whatever they are for, then a mailbox gets six an hour', async () => {
    expect(await times(3, () => call('auth.signUp', { isSuccess: true }))).toEqual([0, 0, 0])
    expect(await times(3, () => call('auth.sendOtp', { isSuccess: true }))).toEqual([0, 0, 0])
    expect(await call('auth.sendOtp', { isSuccess: true })).toBeGreaterThan(3500)
  })
  test('when a call is not limited, then it is not counted', async () => {
    const input = vi.fn<() => Promise<unknown>>()
    const limits = createLimits()
    expect(await limits.admitFrom(HOME)('releases.list', input)).toBeUndefined()
    expect(input).not.toHaveBeenCalled()
  })
  test.each([[null], ['text'], [{ email: 7 }], [{ email: {} }], [[]]])(
    'when a call has %j instead of an input, then it counts for its address',
    async (input) => {
      const { admitFrom } = createLimits()
      const signIn = async () => admitFrom(HOME)('auth.signIn', async () => input)
      for (let tries = 0; tries < 50; tries += 1) await signIn()
      await expect(signIn()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    },
  )
})

describe('in a database', () => {
  let kysely: Kysely<Stored>
  let pglite: PGlite
  const client = {
    query: async ({ text, values = [] }: { text: string; values?: unknown[] }) => {
      const { rows } = await pglite.query(text, values)
      return { rows, rowCount: rows.length }
    },
  }
  beforeAll(async () => {
    pglite = await PGlite.create()
    kysely = new Kysely<Stored>({ dialect: new PGliteDialect({ pglite }) })
    await migrate(kysely)
  }, 120_000)
  afterAll(() => kysely.destroy())

  test('when two processes count, then they count together, and no address is stored', async () => {
    const [one, two] = [callWith(createLimits(client)), callWith(createLimits(client))]
    await times(5, () => one('auth.signIn'))
    await times(5, () => two('auth.signIn'))
    expect(await one('auth.signIn')).toBeGreaterThan(0)
    expect(await two('auth.signIn')).toBeGreaterThan(0)
    expect(JSON.stringify((await pglite.query('select * from limits')).rows)).not.toMatch(/ada|203\.0/)
  })
  test('when an address is known to one process, then it is to the other', async () => {
    const [one, two] = [callWith(createLimits(client)), callWith(createLimits(client))]
    const email = 'known@label.test'
    await one('auth.signIn', { email, isSuccess: true })
    await times(101, (index) => two('auth.signIn', { email, from: `10.0.0.${index}` }))
    expect(await two('auth.signIn', { email, from: OFFICE })).toBeGreaterThan(80_000)
    expect(await two('auth.signIn', { email })).toBe(0)
  })
  test('when the database is unavailable, then each process counts for itself', async () => {
    const away = { query: () => Promise.reject(new Error('away')) }
    const call = callWith(createLimits(away))
    expect(await times(10, () => call('auth.signIn'))).toEqual(Array(10).fill(0))
    expect(await call('auth.signIn')).toBeGreaterThan(0)
  })
  test('when the database did not answer, then it is not asked again at once', async () => {
    const query = vi.fn(() => Promise.reject(new Error('away')))
    const call = callWith(createLimits({ query }))
    await times(3, () => call('auth.signIn'))
    expect(query).toHaveBeenCalledTimes(1)
  })
})

test.each([
  ['there is no proxy, and the caller claims an address', '10.0.0.1', '6.6.6.6', 0, '10.0.0.1'],
  ['there is one proxy', '10.0.0.1', '6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
  ['there are two proxies', '10.0.0.1', '6.6.6.6, 203.0.113.7, 10.0.0.9', 2, '203.0.113.7'],
  ['the proxy notes nothing', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['there are fewer entries than proxies', '10.0.0.1', '203.0.113.7', 2, '10.0.0.1'],
  ['an IPv4 address is written as IPv6', '::ffff:10.0.0.1', undefined, 0, '10.0.0.1'],
  ['an IPv6 address is one of its network', '2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2'],
  ['an IPv6 address leaves zeros out', '2001:db8::6', undefined, 0, '2001:db8:0:0'],
  ['an IPv6 address is that of this machine', '::1', undefined, 0, '0:0:0:0'],
])(
  'when %s (connected %s, forwarded %s, proxies %d), then the caller is %s',
  (_what, connected, forwardedFor, proxies, address) => {
    expect(callerAddress(connected, forwardedFor, proxies)).toBe(address)
  },
)
