import { useWindowEvent } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withRestoredView, type SavedView } from '#src/shared/list/panels/saved-view.ts'
import {
  notifyViewChange,
  readViews,
  viewChanges,
  type ViewKey,
  writeViews,
} from '#src/shared/list/panels/view-store.ts'
import type { ListArea } from '#src/domain/navigation/list-area.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { VIEWS_MAX } from '#src/shared/list/view-name.ts'
import { useSession } from '#src/auth/session/use-session.ts'
import { useStored } from '#src/ui/store.ts'
import { showToast } from '#src/ui/toast.tsx'

/** The views of a list that whoever looks at it saved in this organization, and what can be done with them. */
export const useViews = (area: ListArea) => {
  const { t } = useTranslation(['lists', 'entities'])
  const userId = useCurrentUser()?.id ?? ''
  const organizationId = useSession((session) => session.organizationId)
  const version = useStored(viewChanges)
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
