import type { Page } from '@playwright/test'
import { malformedAnswers } from '#mocks/testing/malformed-answers.ts'
import { emulate } from './fixtures/emulation.ts'
import { patience } from './fixtures/machine-speed.ts'
import { expect, signIn, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'

/** `src/api/response-validation.test.ts` tries a thousand of each kind; here the screens show some that are let through. */
const HARMLESS = 5
const HARMFUL = 2
const ADMIN = 'admin@liner.test'
const FIRST = 'ffffffff-0000-4000-8000-000000000000'

/** The calls of a start. */
const STARTS = [
  ['labels.list', '/labels'],
  ['releases.list', '/releases'],
  ['auth.user', '/labels'],
  ['organizations.own', '/labels'],
  ['auth.permissions', '/labels'],
] as const

type Screen = { procedure: string; path: string; by: 'id' | 'search' }
const listOf = (area: string): Screen => ({
  procedure: `${area}.list`,
  path: `/${area}`,
  by: 'search',
})
const detailOf = (area: string): Screen => ({
  procedure: `${area}.get`,
  path: `/${area}`,
  by: 'id',
})
const AREAS = ['artists', 'assets', 'labels', 'organizations', 'people', 'releases', 'users']
const SCREENS: Screen[] = [
  ...AREAS.map(listOf),
  { ...listOf('submissions'), procedure: 'submissions.queue' },
  ...AREAS.map(detailOf),
]

const answersFor = (procedure: string) => {
  const all = malformedAnswers(procedure, 400).slice(1)
  // Those of one sort follow each other: what is taken is spread over all.
  const spread = (some: typeof all, count: number) =>
    Array.from({ length: count }, (_, at) => some[Math.floor((at * some.length) / count)]).filter(
      (one) => one !== undefined,
    )
  const isReadable = (one: (typeof all)[number]) => one.isReadable
  return [
    ...spread(all.filter(isReadable), HARMLESS),
    ...spread(
      all.filter((one) => !isReadable(one)),
      HARMFUL,
    ),
  ]
}

/**
 * Opens an address like Back would, whose data is the given answer, and tells what the page shows then: the failure, where
 * one is expected. On a busy machine it says before that the server is slow.
 */
const show = (page: Page, address: string, procedure: string, answer: unknown, failure: string | null) =>
  page.evaluate(
    async ([to, name, data, expected, limit]) => {
      const latest = () => emulation?.calls().find((call) => call.procedure === name)?.number ?? 0
      const paint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const before = latest()
      localStorage.setItem('liner-emulation', JSON.stringify({ latency: 'none', answer: { [name]: data } }))
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
      const main = () => document.querySelector('main')
      const alertOf = () => main()?.querySelector<HTMLElement>('[role="alert"]:has(h2)') ?? null
      const deadline = performance.now() + limit
      const isBlank = () => (main()?.innerText.trim() ?? '') === '' || main()?.querySelector('h1, h2') === null
      const isFailed = () => expected === null || alertOf()?.innerText.includes(expected) === true
      const isLoading = () => latest() === before || isBlank() || !isFailed()
      // A part that is loaded for what the answer brought may hide the page again for a moment.
      for (let settled = 0; settled < 4 && performance.now() < deadline;) {
        await paint()
        settled = isLoading() ? 0 : settled + 1
      }
      const alert = alertOf()
      return {
        isAnswered: latest() > before,
        hasHeading: main()?.querySelector('h1, h2') !== null,
        text: main()?.innerText.trim() ?? '',
        failure: alert?.innerText ?? '',
        ways: alert?.querySelectorAll('button, a').length ?? 0,
      }
    },
    [address, procedure, answer, failure, patience(20_000).timeout] as const,
  )

/** By then the page has the schemas of the contract: the call is made by the task that sets the check. */
const expectChecking = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => emulation?.calls().some(({ procedure }) => procedure === 'users.checkNoReleases')))
    .toBe(true)

/** The screens of one test, which share a page: most of a test's time is opening it. */
const groupsOf = (screens: Screen[]) => ({
  'the lists': screens.filter(({ by }) => by === 'search'),
  'single entities': screens.filter(({ by }) => by === 'id'),
})

for (const [group, screens] of Object.entries(groupsOf(SCREENS)))
  test(
    `when the answers for ${group} are malformed, then each screen shows them, or why it cannot`,
    { tag: '@desktop' },
    async ({ page, errors }) => {
      await signIn(page, ADMIN, '/labels')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectChecking(page)
      const unreadable = textsOf('en', 'errors')('code.ANSWER_UNREADABLE')
      // What takes the place of a route that failed.
      const broken = textsOf('en', 'common')('error.message')
      for (const { procedure, path, by } of screens)
        for (const [at, { answer, fault, isReadable }] of answersFor(procedure).entries()) {
          const number = String(at).padStart(2, '0')
          const address = by === 'id' ? `${path}/${FIRST.slice(0, -2)}${number}` : `${path}?search=case${number}`
          const shown = await show(page, address, procedure, answer, isReadable ? null : unreadable)
          const about = `${address}, ${fault}: ${JSON.stringify(answer).slice(0, 400)} ${JSON.stringify(shown).slice(0, 400)}`
          expect(shown.isAnswered, about).toBe(true)
          expect(shown.hasHeading, about).toBe(true)
          expect(shown.text, about).not.toBe('')
          expect(shown.text, about).not.toContain(broken)
          if (!isReadable) expect(shown.failure, about).toContain(unreadable)
          if (shown.failure !== '') expect(shown.ways, about).toBeGreaterThan(0)
          expect(
            errors.filter((error) => !error.includes('status of 4')),
            about,
          ).toEqual([])
        }
      errors.length = 0
    },
  )

test(
  'when a page starts with a malformed answer, then it is not blank, and right again with the next answer',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    await signIn(page, 'member@liner.test', '/profile')
    for (const [procedure, path] of STARTS) {
      await emulate(page, { malformed: { [procedure]: true } })
      await page.goto(path)
      await expect(page.getByRole('heading').first(), procedure).toBeVisible()
      await emulate(page)
      await page.goto(path)
      await expect(page.locator('[data-row]').first(), procedure).toBeVisible()
    }
    // The start has no schemas: React names what a screen could not show.
    errors.length = 0
  },
)

/** The page says that something could not be read, and has it at the next try. */
const expectRowsAtNextTry = async (page: Page, errors: string[]) => {
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await emulate(page)
  await again.click()
  await expect(page.locator('[data-row]').first()).toBeVisible()
  // The start has no schemas: React names what a screen could not show.
  errors.length = 0
}

test(
  'when the viewer cannot be read, then the page says so wherever the guards led, and is right again at the next try',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    await page.goto('/terms-and-conditions')
    await emulate(page, { malformed: { 'auth.user': true } })
    await signIn(page, 'member@liner.test', '/labels')
    await expectRowsAtNextTry(page, errors)
  },
)

test(
  'when the first list of a page cannot be read, then it says so instead of loading for ever, and can be tried again',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    await signIn(page, 'member@liner.test', '/profile')
    await emulate(page, { malformed: { 'labels.list': true } })
    await page.goto('/labels')
    await expectRowsAtNextTry(page, errors)
  },
)
