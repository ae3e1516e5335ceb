import { detectLanguage, languageOf, readStored } from '#src/start/detect-language.ts'
import { prefetchCalls, pageKind } from '#src/start/prefetch-calls.ts'
import { callKey, type PrefetchedAnswers, type StartFiles } from '#src/start/prefetched-answers.ts'

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
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', ...address }))
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

/** The shell goes when the app has a page to show, which has a heading. Until then it says what keeps it waiting. */
const watchShell = () => {
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
  const observer = new MutationObserver(() => {
    if (root.querySelector('h1, h2') === null) return
    observer.disconnect()
    clearTimeout(late)
    window.removeEventListener('error', handleError, true)
    shell.remove()
  })
  observer.observe(root, { childList: true, subtree: true })
}

const session = readSession()
const kind = pageKind(location.pathname, session.jwt !== null)
const frame = kind === 'public' ? 'public' : 'member'
document.documentElement.dataset.page = frame
if (frame === 'member') hideFromSearch()
applyColorScheme()
watchShell()

const prefetched: Partial<PrefetchedAnswers> = { ...session, askedAt: Date.now() }
globalThis.prefetched = prefetched
if (api !== undefined && session.jwt !== null && navigator.onLine) Object.assign(prefetched, ask(api, session))
// The browser opens its databases while the code is on its way. What fails here fails again where it is used.
void globalThis.indexedDB?.databases?.().catch(() => undefined)
const language = languageOf(detectLanguage())
const files = texts[language ?? '']
if (files !== undefined) {
  let ofRelease: Promise<Record<string, object>> | undefined
  const readReleaseTexts = () => (ofRelease ??= fetchTexts(files.release))
  Object.assign(prefetched, { language, texts: fetchTexts(files[frame]), readReleaseTexts })
  // Whoever needs them sees the failure; here nobody waits for them.
  prefetched.texts?.catch(() => undefined)
  if (kind === 'release') readReleaseTexts().catch(() => undefined)
}
for (const href of kinds[kind]?.scripts ?? []) preload({ rel: 'modulepreload', href })
for (const href of kinds[kind]?.styles ?? []) preload({ rel: 'preload', href, as: 'style' })
