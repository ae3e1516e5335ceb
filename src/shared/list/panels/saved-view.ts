import { VIEW_NAME_MAX } from '#src/domain/limits.ts'
import type { ListState } from '#src/shared/page/search-params.ts'
import { z } from '#src/contract/zod.ts'
import { isSameName } from '#src/domain/text/compare.ts'

/** The limits of saved views are ours: the specification knows lists, and not what is kept of them. */

export type ViewNameProblem = 'required' | 'tooLong' | 'taken'

/** Something the eye sees: no blank, no sign without a shape of its own. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u

/** What is wrong with the name of a view beside the others of its list; two that differ only in case are the same (ours). */
export const viewNameProblem = (name: string, others: readonly string[]): ViewNameProblem | null => {
  if (!VISIBLE.test(name)) return 'required'
  if ([...name.trim()].length > VIEW_NAME_MAX) return 'tooLong'
  return others.some((other) => isSameName(other, name)) ? 'taken' : null
}

/** What of the address a view keeps; it is read there again as any address is, so it needs no trust here. */
const viewSearch = z.record(z.string(), z.union([z.string(), z.number()]))
type ViewSearch = z.output<typeof viewSearch>

export const savedView = z.object({
  id: z.uuid(),
  name: z.string().check(z.refine((name) => viewNameProblem(name, []) === null)),
  search: viewSearch,
})
export type SavedView = z.output<typeof savedView>

/** All of the address but the page: a view begins at the first one. */
export const viewSearchOf = ({ page: _page, ...state }: ListState): ViewSearch => {
  const found = Object.entries(state).flatMap(([name, value]) => {
    const known = z.union([z.string(), z.number()]).safeParse(value)
    return known.success ? [[name, known.data] as const] : []
  })
  return Object.fromEntries(found)
}

/** Whether two views show the same, whatever the order they were written in. */
export const isSameSearch = (one: ViewSearch, other: ViewSearch): boolean => {
  const text = (search: ViewSearch) => JSON.stringify(Object.entries(search).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return text(one) === text(other)
}

/** The views with one that was deleted where it stood, if its name and its place are still free. */
export const withRestoredView = (
  views: readonly SavedView[],
  view: SavedView,
  at: number,
  most: number,
): SavedView[] | null => {
  const isFree = viewNameProblem(view.name, viewNames(views)) === null && views.length < most
  return isFree ? views.toSpliced(at, 0, view) : null
}

export const viewNames = (views: readonly SavedView[]): string[] => views.map(({ name }) => name)
