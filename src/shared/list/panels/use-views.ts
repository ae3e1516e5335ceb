import { VIEWS_MAX } from '#src/domain/limits.ts'
import { useWindowEvent } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withRestoredView, type SavedView, savedView } from '#src/shared/list/panels/saved-view.ts'
import type { ListArea } from '#src/domain/navigation/menu.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { useSession } from '#src/auth/session/session.ts'
import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'
import { showToast } from '#src/ui/toast.tsx'
import { z } from '#src/contract/zod.ts'
import { validatedStorage } from '#src/auth/session/validated-storage.ts'

type ViewKey = { userId: string; organizationId: string | null; area: string }

/**
 * Views are how somebody likes to work, not what somebody saw: signing out leaves them here for the next time, as it
 * leaves drafts. The name of the place holds person and organization, so that they are never shown to another one.
 */
const stored = validatedStorage(() => localStorage, z.array(savedView))
const nameOf = ({ userId, organizationId, area }: ViewKey) =>
  ['liner-views', userId, organizationId ?? 'all', area].join('/')

/** Grows with every change, here or in another tab. */
export const viewChanges = createStore<number>(() => 0)
const notifyViewChange = () => viewChanges.setState(viewChanges.getState() + 1)

/** What cannot be read is set aside by the storage. */
export const readViews = (viewKey: ViewKey): SavedView[] => {
  try {
    return stored.getItem(nameOf(viewKey))?.state ?? []
  } catch {
    // A browser may forbid storage: then there are no views.
    return []
  }
}

/** False when there is no room. */
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

/** The views of a list that whoever looks at it saved in this organization, and what can be done with them. */
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

  /** Changes what is kept by now, which may be more than what is shown: another tab writes there as well. */
  const change = (next: (stored: SavedView[]) => SavedView[] | null): boolean => {
    const changed = next(readViews(viewKey))
    return changed !== null && writeViews(viewKey, changed)
  }
  const put = (view: SavedView) => change((stored) => stored.map((one) => (one.id === view.id ? view : one)))
  const undo = (view: SavedView, at: number) => {
    if (change((stored) => withRestoredView(stored, view, at, VIEWS_MAX))) return
    void showToast({ kind: 'error', title: t('views.restoreFailed', { name: view.name }), message: '' })
  }
  // What was said last; what stands on the page is out of reach while the panel is open.
  const [said, say] = useState('')
  const announce = (done: boolean, text: string) => say(done ? text : t('views.notKept'))

  return {
    views,
    said,
    save: (view: SavedView) =>
      announce(
        change((stored) => [...stored, view]),
        t('views.saved', { name: view.name }),
      ),
    replace: (view: SavedView) => announce(put(view), t('views.updated', { name: view.name })),
    rename: (view: SavedView) => announce(put(view), t('views.saved', { name: view.name })),
    remove: (view: SavedView) => {
      const at = views.findIndex(({ id }) => id === view.id)
      if (!change((stored) => stored.filter(({ id }) => id !== view.id))) return say(t('views.notKept'))
      const action = { label: t('entities:undo'), run: () => undo(view, at) }
      void showToast({ kind: 'success', title: t('views.deleted', { name: view.name }), message: '', action })
    },
  }
}
