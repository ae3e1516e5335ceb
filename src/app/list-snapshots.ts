import { queryClient } from '#src/api/query-client.ts'
import { router } from '#src/app/router.ts'
import { session } from '#src/auth/session/session.ts'
import { currentUserQuery, permissionsQuery } from '#src/auth/viewer/viewer.ts'
import { homeOf } from '#src/domain/navigation/route-guard.ts'
import { whenIdle } from '#src/platform/when-idle.ts'
import { discardSnapshots } from '#src/start/discard-snapshots.ts'
import { type PageSnapshot, snapshotKey, snapshotOwner, type SnapshotNode } from '#src/start/page-snapshot.ts'
import { prefetchCalls } from '#src/start/prefetch-calls.ts'

/** More fit no screen. */
const ROWS_MAX = 25
const SETTLED_MS = 1000
/** What lies above the page, the banners, and what no first screen has styles for. */
const LEFT_OUT = 'dialog, [popover], main > [role="status"], [data-late-part]'
/** Names for other parts of the page, which would be there twice; nothing answers to a click. */
const NAMING = new Set([
  'id',
  'for',
  'name',
  'aria-controls',
  'aria-labelledby',
  'aria-describedby',
  'tabindex',
  'title',
])

const attributesOf = (element: Element): Record<string, string> => {
  const attributes = Object.fromEntries(
    [...element.attributes].filter(({ name }) => !NAMING.has(name)).map(({ name, value }) => [name, value]),
  )
  if (element instanceof HTMLOptionElement && element.selected) attributes['selected'] = ''
  if (element.matches('a')) attributes['tabindex'] = '-1'
  if (element.matches('button, input, select, textarea')) attributes['inert'] = ''
  return attributes
}

const nodeOf = (node: Node): SnapshotNode[] => {
  if (node instanceof Text) return [node.data]
  if (!(node instanceof Element) || node.matches(LEFT_OUT)) return []
  let rows = 0
  const children = [...node.childNodes].filter(
    (child) => !(child instanceof HTMLElement && child.dataset['row'] !== undefined && ++rows > ROWS_MAX),
  )
  return [[node.localName, attributesOf(node), children.flatMap(nodeOf)]]
}

/** As the start asks for it: only paged. What filters and other views look like comes later. */
const isPlainList = (pathname: string, search: string) =>
  prefetchCalls(pathname, search, 'any').some(({ path }) => path.endsWith('.list'))

const home = () =>
  homeOf(
    queryClient.getQueryData(currentUserQuery.queryKey) ?? null,
    queryClient.getQueryData(permissionsQuery.queryKey) ?? [],
  )

/** Stores the list as it is painted, which the next visit shows before the app has it. */
const takeSnapshot = () => {
  const { pathname, search } = window.location
  const { jwt, organizationId } = session.getState()
  const page = document.querySelector('#root > div')
  const isWhole =
    page?.querySelector('[data-row]') !== null &&
    page?.querySelector('[aria-busy="true"], input:checked') === null &&
    document.querySelector('dialog[open]') === null
  if (jwt === null || !isPlainList(pathname, search) || page === null || !isWhole || queryClient.isFetching() > 0)
    return
  const [tree] = nodeOf(page)
  if (tree === undefined) return
  const shownFor = snapshotOwner(jwt, organizationId, document.documentElement.lang)
  const snapshot: PageSnapshot = { shownFor, address: `${pathname}${search}`, tree }
  const isHome = search === '' && pathname === home()
  try {
    for (const start of isHome ? [pathname, '/'] : [pathname])
      localStorage.setItem(snapshotKey(start), JSON.stringify(snapshot))
  } catch {
    // No room: it is worth less than anything else in there.
    discardSnapshots()
  }
}

/** Takes one of each list that is shown, as it was when it was left. */
export const takeSnapshots = (): void => {
  // Where the emulation answers, nothing shows them.
  if (import.meta.env.DEV || import.meta.env.MODE === 'emulated') return
  let timer: ReturnType<typeof setTimeout> | undefined
  const takeSettled = async () => {
    await whenIdle()
    if (queryClient.isFetching() > 0) takeSoon()
    else takeSnapshot()
  }
  const takeSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void takeSettled(), SETTLED_MS)
  }
  takeSoon()
  router.subscribe('onRendered', takeSoon)
  // For a moment, the page shows what belongs to the organization before.
  session.subscribe(takeSoon)
  document.addEventListener('visibilitychange', () => document.hidden && takeSnapshot())
}
