import { beforeEach, expect, test, vi } from 'vitest'

const fetchText = vi.fn<(address: string) => Promise<Response>>()

/** A start as in a page that was just opened: the library keeps its state in its module. */
const start = async (language: string, namespaces: string[]) => {
  vi.stubGlobal('location', { search: `?lng=${language}` })
  vi.resetModules()
  const [{ default: i18next }, { startI18n }] = await Promise.all([
    import('i18next'),
    import('#src/i18n/start-i18n.ts'),
  ])
  void startI18n(namespaces)
  return i18next
}

beforeEach(() => {
  vi.useFakeTimers()
  fetchText.mockReset()
  vi.stubGlobal('fetch', fetchText)
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

// Over HTTP/2 no answer has a text beside its status.
test.each(['', 'Service Unavailable'])(
  'when a file of texts is refused with 503 and “%s”, then it is asked for five more times, after 350 ms and twice as long each time',
  async (statusText) => {
    const asked: number[] = []
    const from = Date.now()
    fetchText.mockImplementation((address) => {
      if (address.includes('/it/')) asked.push(Date.now() - from)
      return Promise.resolve(new Response('', { status: 503, statusText }))
    })
    await start('it', ['common'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toEqual([0, 350, 1050, 2450, 5250, 10_850])
  },
)

test('when twelve files of texts are needed, then ten are asked for at a time', async () => {
  fetchText.mockReturnValue(new Promise(() => undefined))
  await start('it', ['access', 'common', 'errors', 'lists', 'releases', 'shell'])
  await vi.advanceTimersByTimeAsync(0)
  expect(fetchText).toHaveBeenCalledTimes(10)
})

test.each([
  [999, 'it', '999 persone'],
  [100_000, 'it', '100.000 persone'],
  [100_000, 'en', '100,000 people'],
])('when a list has %i people and the language is %s, then it says “%s”', async (count, language, text) => {
  fetchText.mockImplementation((address) => {
    const people = address.includes('/it/') ? 'persone' : 'people'
    return Promise.resolve(Response.json({ people: { count_other: `{{count, number}} ${people}` } }))
  })
  const i18next = await start(language, ['lists'])
  await vi.advanceTimersByTimeAsync(0)
  expect(i18next.t('lists:people.count', { count })).toBe(text)
})
