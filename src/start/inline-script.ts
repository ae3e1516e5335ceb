import { detectLanguage, languageOf, readStored } from '#src/start/detect-language.ts'
import { snapshotOwner } from '#src/start/page-snapshot.ts'
import { prefetchCalls, pageKind } from '#src/start/prefetch-calls.ts'
import { callKey, type PrefetchedAnswers, type StartFiles } from '#src/start/prefetched-answers.ts'
import { type LastList, paintLastList, readLastList } from '#src/start/show-snapshot.ts'

/** Written by the build, which knows the names of the files. */
declare const START_FILES: StartFiles
const { api, kinds, texts } = START_FILES

const TEXTS_MS = 5000

type Session = Pick<PrefetchedAnswers, 'jwt' | 'organizationId'>

const readText = (value: unknown) => (typeof value === 'string' ? value : null)

/** The schema of the session is in the code that is still on its way: a wrong guess costs one refused call. */
const readSession = (): Session => {
  try {
    const stored = JSON.parse(localStorage.getItem('user-session') ?? '{}').state ?? {}
    return { jwt: readText(stored.jwt), organizationId: readText(stored.organizationId) }
  } catch {
    // No storage, or something else in it: as signed out.
    return { jwt: null, organizationId: null }
  }
}

/** In the mode in which Vite requests the files later: in another mode, they would be fetched again. */
const preload = (address: { rel: 'modulepreload' | 'preload'; href: string; as?: 'style' }) => {
  const link = Object.assign(document.createElement('link'), { crossOrigin: '', ...address })
  document.head.append(link)
  return link
}

const fetchTexts = async (address: string): Promise<Record<string, object>> => {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), TEXTS_MS)
  const response = await fetch(address, { signal: limit.signal })
  clearTimeout(timer)
  if (!response.ok) throw new Error(response.statusText)
  return response.json()
}

type Envelope = { result?: { data?: unknown } }

/** Asks all in one batch of tRPC. An answer that is refused, or that nobody takes, is no failure. */
const ask = (api: string, { jwt, organizationId }: Session): Pick<PrefetchedAnswers, 'answers' | 'answered'> => {
  const answered = new Set<string>()
  const calls = prefetchCalls(location.pathname, location.search, organizationId)
  const inputs = Object.fromEntries(calls.flatMap(({ input }, at) => (input === undefined ? [] : [[at, input]])))
  const search = `batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`
  const headers = {
    authorization: `Bearer ${jwt}`,
    ...(organizationId === null ? {} : { 'x-organization-id': organizationId }),
  }
  const batch = fetch(`${api}/${calls.map(({ path }) => path).join(',')}?${search}`, { headers })
  const envelopes = batch.then((response): Promise<Envelope[]> => response.json())
  const answers = new Map(
    calls.map(({ path, input }, at) => {
      const key = callKey(path, input)
      const answer = envelopes.then((all) => all[at]?.result?.data ?? Promise.reject(new Error('refused')))
      answer.then(
        () => answered.add(key),
        () => undefined,
      )
      return [key, answer]
    }),
  )
  return { answers, answered }
}

/** The key under which Mantine stores the choice. */
const COLOR_SCHEME_KEY = 'mantine-color-scheme-value'

/** Before the first paint, so that a white page does not flash in the dark scheme. */
const applyColorScheme = () => {
  const choice = readStored(() => localStorage, COLOR_SCHEME_KEY)
  const isDark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
}

/** Only public pages may be found by a search engine. */
const hideFromSearch = () => {
  const robots = document.createElement('meta')
  Object.assign(robots, { name: 'robots', content: 'noindex' })
  document.head.append(robots)
}

const LATE_MS = 8000
const WITHOUT_ROWS_MS = 3000

/** A reload returns to where the person had scrolled to, and somebody may have come Back. */
const isVisit = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate')

/**
 * The shell goes when the app has a page to show, which has a heading, and rows where the shell has them. Until then it
 * says what keeps it waiting.
 */
const watchShell = (lastList: LastList | null) => {
  const shell = document.getElementById('shell')
  const root = document.getElementById('root')
  if (shell === null || root === null) return
  const show = (state: 'late' | 'failed') => {
    if (shell.dataset.state !== 'failed') shell.dataset.state = state
  }
  const late = setTimeout(() => show('late'), LATE_MS)
  const handleError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) show('failed')
  }
  window.addEventListener('error', handleError, true)
  shell.querySelector('button')?.addEventListener('click', () => location.reload())
  // The start page leads to the list, and the list may be refused.
  const areRowsAwaited = () =>
    lastList?.address.startsWith(location.pathname) === true && root.querySelector('[data-row]') === null
  let withoutRows: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    observer.disconnect()
    clearTimeout(late)
    clearTimeout(withoutRows)
    window.removeEventListener('error', handleError, true)
    shell.remove()
  }
  const observer = new MutationObserver(() => {
    if (root.querySelector('h1, h2') === null) return
    if (areRowsAwaited()) withoutRows ??= setTimeout(end, WITHOUT_ROWS_MS)
    else end()
  })
  observer.observe(root, { childList: true, subtree: true })
  if (lastList !== null) paintLastList(lastList, shell, styles)
}

const session = readSession()
const locale = detectLanguage()
const language = languageOf(locale)
const kind = pageKind(location.pathname, session.jwt !== null)
const frame = kind === 'public' ? 'public' : 'member'
const { scripts = [], styles = [] } = kinds[kind] ?? {}
document.documentElement.dataset.page = frame
if (frame === 'member') hideFromSearch()
applyColorScheme()

const prefetched: Partial<PrefetchedAnswers> = { ...session, askedAt: Date.now() }
globalThis.prefetched = prefetched
if (api !== undefined && session.jwt !== null && navigator.onLine) Object.assign(prefetched, ask(api, session))
// The browser opens its databases while the code is on its way. What fails here fails again where it is used.
void globalThis.indexedDB?.databases?.().catch(() => undefined)
const files = texts[language ?? '']
if (files !== undefined) {
  let ofRelease: Promise<Record<string, object>> | undefined
  const readReleaseTexts = () => (ofRelease ??= fetchTexts(files.release))
  Object.assign(prefetched, { language, texts: fetchTexts(files[frame]), readReleaseTexts })
  // Whoever needs them sees the failure; here nobody waits for them.
  prefetched.texts?.catch(() => undefined)
  if (kind === 'release') readReleaseTexts().catch(() => undefined)
}
for (const href of scripts) preload({ rel: 'modulepreload', href })
// Where the emulation answers, the list is that of another database at each start.
const lastList =
  api === undefined || session.jwt === null || !isVisit()
    ? null
    : readLastList(snapshotOwner(session.jwt, session.organizationId, locale))
for (const href of styles) {
  const link = preload({ rel: 'preload', href, as: 'style' })
  // Not before: a style sheet that fails is asked for once more by whoever needs it, unless it is in the page.
  if (lastList !== null) link.addEventListener('load', () => link.setAttribute('rel', 'stylesheet'), { once: true })
}
watchShell(lastList)
