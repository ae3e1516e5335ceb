import { useWindowEvent } from '@mantine/hooks'
import { useMemo } from 'react'
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
import { VIEWS_MAX } from '#src/domain/view-name.ts'
import { useSession } from '#src/session/use-session.ts'
import { useStored } from '#src/ui/store.ts'
import { showToast, type Toast } from '#src/ui/toast.tsx'

/** The views of a list that whoever looks at it saved in this organization, and what can be done with them. */
export const useViews = (area: ListArea) => {
  const { t } = useTranslation('lists')
  const userId = useUser()?.id ?? ''
  const organizationId = useSession((session) => session.organizationId)
  const version = useStored(viewChanges)
  useWindowEvent('storage', noteViewChange)
  const { place, views } = useMemo(() => {
    const place: ViewPlace = { userId, organizationId, area }
    return { place, views: readViews(place), version }
  }, [userId, organizationId, area, version])

  const tell = (kind: Toast['kind'], title: string, action?: Toast['action']) =>
    void showToast({ kind, title, message: '', ...(action === undefined ? {} : { action }) })
  /** Changes what is kept by now, which may be more than what is shown: another tab writes there as well. */
  const change = (next: (kept: SavedView[]) => SavedView[] | null, said: () => void, failed = t('views.notKept')) => {
    const changed = next(readViews(place))
    if (changed !== null && writeViews(place, changed)) said()
    else tell('error', failed)
  }
  const undo = (view: SavedView, at: number) =>
    change(
      (kept) => restored(kept, view, at, VIEWS_MAX),
      () => undefined,
      t('views.restoreFailed', { name: view.name }),
    )

  return {
    views,
    save: (view: SavedView) =>
      change(
        (kept) => [...kept, view],
        () => tell('success', t('views.saved', { name: view.name })),
      ),
    replace: (view: SavedView) =>
      change(
        (kept) => kept.map((one) => (one.id === view.id ? view : one)),
        () => tell('success', t('views.updated', { name: view.name })),
      ),
    rename: (view: SavedView) =>
      change(
        (kept) => kept.map((one) => (one.id === view.id ? view : one)),
        () => undefined,
      ),
    remove: (view: SavedView) => {
      const at = views.findIndex(({ id }) => id === view.id)
      change(
        (kept) => kept.filter(({ id }) => id !== view.id),
        () =>
          tell('success', t('views.deleted', { name: view.name }), {
            label: t('views.undo'),
            run: () => undo(view, at),
          }),
      )
    },
  }
}
