import { VIEW_NAME_MAX } from '#src/domain/limits.ts'
import type { ListState } from '#src/shared/page/search-params.ts'
import { z } from '#src/contract/zod.ts'
import { isSameName } from '#src/domain/text/compare.ts'

/** The limits of saved views are ours: the specification has none. */

export type ViewNameProblem = 'required' | 'tooLong' | 'taken'

/** A visible character: no space, no control character, no mark alone. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u

/** The problem of a view's name among the others of its list; names that differ only in case are equal (our rule). */
export const viewNameProblem = (name: string, others: readonly string[]): ViewNameProblem | null => {
  if (!VISIBLE.test(name)) return 'required'
  if ([...name.trim()].length > VIEW_NAME_MAX) return 'tooLong'
  return others.some((other) => isSameName(other, name)) ? 'taken' : null
}

/** The search params of a view. The route validates them again, as in any address. */
const viewSearch = z.record(z.string(), z.union([z.string(), z.number()]))
type ViewSearch = z.output<typeof viewSearch>

export const savedView = z.object({
  id: z.uuid(),
  name: z.string().check(z.refine((name) => viewNameProblem(name, []) === null)),
  search: viewSearch,
})
export type SavedView = z.output<typeof savedView>

/** The search params without the page: a view starts at the first page. */
export const viewSearchOf = ({ page: _page, ...state }: ListState): ViewSearch => {
  const found = Object.entries(state).flatMap(([name, value]) => {
    const known = z.union([z.string(), z.number()]).safeParse(value)
    return known.success ? [[name, known.data] as const] : []
  })
  return Object.fromEntries(found)
}

/** Whether two views show the same, in whatever order their params are. */
export const isSameSearch = (one: ViewSearch, other: ViewSearch): boolean => {
  const text = (search: ViewSearch) => JSON.stringify(Object.entries(search).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return text(one) === text(other)
}

/** The views with a deleted one at its index again; null when its name is taken or the limit is reached. */
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
