import { useWindowEvent } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { restored, type SavedView } from '#src/catalogue/list-panels/saved-view.ts'
import {
  noteViewChange,
  readViews,
  viewChanges,
  type ViewPlace,
  writeViews,
} from '#src/catalogue/list-panels/view-store.ts'
import type { ListArea } from '#src/catalogue/lists/list-area.ts'
import { useUser } from '#src/catalogue/viewer.ts'
import { VIEWS_MAX } from '#src/shared/list/view-name.ts'
import { useSession } from '#src/session/use-session.ts'
import { useStored } from '#src/ui/store.ts'
import { showToast } from '#src/ui/toast.tsx'

/** The views of a list that whoever looks at it saved in this organization, and what can be done with them. */
export const useViews = (area: ListArea) => {
  const { t } = useTranslation(['lists', 'entities'])
  const userId = useUser()?.id ?? ''
  const organizationId = useSession((session) => session.organizationId)
  const version = useStored(viewChanges)
  useWindowEvent('storage', noteViewChange)
  const { place, views } = useMemo(() => {
    const place: ViewPlace = { userId, organizationId, area }
    return { place, views: readViews(place), version }
  }, [userId, organizationId, area, version])

  /** Changes what is kept by now, which may be more than what is shown: another tab writes there as well. */
  const change = (next: (kept: SavedView[]) => SavedView[] | null): boolean => {
    const changed = next(readViews(place))
    return changed !== null && writeViews(place, changed)
  }
  const put = (view: SavedView) => change((kept) => kept.map((one) => (one.id === view.id ? view : one)))
  const undo = (view: SavedView, at: number) => {
    if (change((kept) => restored(kept, view, at, VIEWS_MAX))) return
    void showToast({ kind: 'error', title: t('views.restoreFailed', { name: view.name }), message: '' })
  }
  // What was said last; what stands on the page is out of reach while the panel is open.
  const [said, say] = useState('')
  const told = (done: boolean, text: string) => say(done ? text : t('views.notKept'))

  return {
    views,
    said,
    save: (view: SavedView) =>
      told(
        change((kept) => [...kept, view]),
        t('views.saved', { name: view.name }),
      ),
    replace: (view: SavedView) => told(put(view), t('views.updated', { name: view.name })),
    rename: (view: SavedView) => told(put(view), t('views.saved', { name: view.name })),
    remove: (view: SavedView) => {
      const at = views.findIndex(({ id }) => id === view.id)
      if (!change((kept) => kept.filter(({ id }) => id !== view.id))) return say(t('views.notKept'))
      const action = { label: t('entities:undo'), run: () => undo(view, at) }
      void showToast({ kind: 'success', title: t('views.deleted', { name: view.name }), message: '', action })
    },
  }
}
