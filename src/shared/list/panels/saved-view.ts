import { useWindowEvent } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useSession } from '#src/auth/session/session.ts'
import { validatedStorage } from '#src/auth/session/validated-storage.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { z } from '#src/contract/zod.ts'
import { VIEW_NAME_MAX, VIEWS_MAX } from '#src/domain/limits.ts'
import type { ListArea } from '#src/domain/navigation/list-areas.ts'
import { isSameName } from '#src/domain/text/compare.ts'
import { isVisible } from '#src/domain/text/visible.ts'
import type { ListState } from '#src/shared/page/search-params.ts'
import { showToast } from '#src/ui/toast.tsx'

/** Why a view cannot have a name. Its limits are ours: the specification has none. */
export type ViewNameProblem = 'required' | 'tooLong' | 'taken'

/** The problem of a view's name among the others of its list; names that differ only in case are equal (our rule). */
export const viewNameProblem = (name: string, others: readonly string[]): ViewNameProblem | null => {
  if (!isVisible(name)) return 'required'
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

type ViewKey = { userId: string; organizationId: string | null; area: string }

/**
 * Views are preferences, not content: they survive sign-out, as drafts do. Their storage key holds person and organization,
 * so that no other person sees them.
 */
const stored = validatedStorage(() => localStorage, z.array(savedView))
const nameOf = ({ userId, organizationId, area }: ViewKey) =>
  ['liner-views', userId, organizationId ?? 'all', area].join('/')

/** A version that grows with each change, here or in another tab. */
export const viewChanges = createStore<number>(() => 0)
const notifyViewChange = () => viewChanges.setState(viewChanges.getState() + 1)

/** The views in the storage, which sets invalid ones aside. */
export const readViews = (viewKey: ViewKey): SavedView[] => {
  try {
    return stored.getItem(nameOf(viewKey))?.state ?? []
  } catch {
    // A browser may forbid storage: then there are no views.
    return []
  }
}

/** False when the storage is full or forbidden. */
export const writeViews = (viewKey: ViewKey, views: SavedView[]): boolean => {
  try {
    stored.setItem(nameOf(viewKey), { state: views })
    notifyViewChange()
    return true
  } catch {
    // The storage is full or forbidden, and the panel says so.
    return false
  }
}

/** The viewer's views of a list in this organization, and the actions on them. */
export const useViews = (area: ListArea) => {
  const { t } = useTranslation(['lists', 'entities'])
  const userId = useCurrentUser()?.id ?? ''
  const organizationId = useSession((session) => session.organizationId)
  const version = useStore(viewChanges)
  useWindowEvent('storage', notifyViewChange)
  const { viewKey, views } = useMemo(() => {
    const viewKey: ViewKey = { userId, organizationId, area }
    return { viewKey, views: readViews(viewKey), version }
  }, [userId, organizationId, area, version])

  /** Changes the stored views, which another tab may have changed since the last render. */
  const change = (next: (stored: SavedView[]) => SavedView[] | null): boolean => {
    const changed = next(readViews(viewKey))
    return changed !== null && writeViews(viewKey, changed)
  }
  const put = (view: SavedView) => change((stored) => stored.map((one) => (one.id === view.id ? view : one)))
  const undo = (view: SavedView, at: number) => {
    if (change((stored) => withRestoredView(stored, view, at, VIEWS_MAX))) return
    void showToast({ kind: 'error', title: t('views.restoreFailed', { name: view.name }), message: '' })
  }
  // The last announcement is shown in the panel, because the page behind it is inert.
  const [announcement, setAnnouncement] = useState('')
  const announce = (done: boolean, text: string) => setAnnouncement(done ? text : t('views.notSaved'))

  return {
    views,
    announcement,
    save: (view: SavedView) =>
      announce(
        change((stored) => [...stored, view]),
        t('views.saved', { name: view.name }),
      ),
    replace: (view: SavedView) => announce(put(view), t('views.updated', { name: view.name })),
    rename: (view: SavedView) => announce(put(view), t('views.saved', { name: view.name })),
    remove: (view: SavedView) => {
      const at = views.findIndex(({ id }) => id === view.id)
      if (!change((stored) => stored.filter(({ id }) => id !== view.id))) return setAnnouncement(t('views.notSaved'))
      const action = { label: t('entities:undo'), run: () => undo(view, at) }
      void showToast({ kind: 'success', title: t('views.deleted', { name: view.name }), message: '', action })
    },
  }
}
