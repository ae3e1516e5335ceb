/** What a page is made of, as far as an address tells. */
export type Kind = 'public' | 'releases' | 'list' | 'release' | 'member'

/** What the build writes into the script of the HTML. */
export type StartFiles = {
  /** The files that a kind of page needs beside those in the HTML. */
  kinds: Partial<Record<Kind, { scripts: string[]; styles: string[] }>>
  /** The texts of the first screens, and those of a release, by language. */
  texts: Record<string, { public: string; member: string; release: string }>
  /** Where the API answers. Absent where the emulation does, which starts later. */
  api?: string
}

/** The namespaces that only a release needs beside those of the lists. Its screens ask for all of them at once. */
export const RELEASE_NAMESPACES = ['releases', 'problems', 'uploads', 'reasons']

/**
 * What the script in the HTML asks for while the code of the app is on its way, handed over to the code. Everything in
 * it is optional: what is missing, fails or was asked for somebody else is asked again.
 */
export type PrefetchedAnswers = {
  /** The token and the organization of the calls. */
  jwt: string | null
  organizationId: string | null
  /** When they were asked for, in milliseconds of the epoch. */
  askedAt: number
  /** By procedure and input. */
  answers: Map<string, Promise<unknown>>
  /** The calls among them that were answered. */
  answered: Set<string>
  language: string
  /** Texts by namespace. */
  texts: Promise<Record<string, object>>
  /** Those of a release, in one file, which is fetched when one of them is asked for. */
  readReleaseTexts: () => Promise<Record<string, object>>
}

/** The order of its fields makes no difference to an input. */
export const callKey = (path: string, input: object | undefined): string =>
  JSON.stringify([path, Object.entries(input ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1))])

const keyOf = (path: string, input: unknown): string =>
  callKey(path, typeof input === 'object' && input !== null ? input : undefined)

type Caller = Pick<PrefetchedAnswers, 'jwt' | 'organizationId'>

/** As long as a call may take. What is asked for later must not be given an answer of the start. */
const LIFETIME_MS = 15_000

const prefetchedAnswersFor = (caller: Caller) => {
  const prefetched = globalThis.prefetched
  if (prefetched?.askedAt === undefined || Date.now() - prefetched.askedAt > LIFETIME_MS) return undefined
  return prefetched.jwt === caller.jwt && prefetched.organizationId === caller.organizationId ? prefetched : undefined
}

/** Whether a call was answered before it was made. */
export const isPrefetched = (caller: Caller, path: string, input: unknown): boolean =>
  prefetchedAnswersFor(caller)?.answered?.has(keyOf(path, input)) === true

/** When a call was sent, if the HTML has sent it. */
export const prefetchStart = (caller: Caller, path: string, input: unknown): number | undefined => {
  const prefetched = prefetchedAnswersFor(caller)
  return prefetched?.answers?.has(keyOf(path, input)) === true ? prefetched.askedAt : undefined
}

/** The prefetched answer to a call, once: whoever asks again wants a new one. */
export const takePrefetchedAnswer = (caller: Caller, path: string, input: unknown): Promise<unknown> | undefined => {
  const prefetched = prefetchedAnswersFor(caller)
  const key = keyOf(path, input)
  const answer = prefetched?.answers?.get(key)
  prefetched?.answers?.delete(key)
  prefetched?.answered?.delete(key)
  return answer
}

/** The texts of a namespace, if they are in a file with others that did come. */
export const readPrefetchedTexts = async (language: string, namespace: string): Promise<object | undefined> => {
  const prefetched = globalThis.prefetched
  if (prefetched?.language !== language) return undefined
  const asked = RELEASE_NAMESPACES.includes(namespace) ? prefetched.readReleaseTexts?.() : prefetched.texts
  // Texts that did not come prefetched are asked for again, each by itself.
  const texts = await asked?.catch(() => undefined)
  return texts?.[namespace]
}
