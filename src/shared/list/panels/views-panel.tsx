import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { PanelProps } from '#src/shared/list/panels/list-panel.tsx'
import { isSameSearch, viewNames, viewSearchOf } from '#src/shared/list/panels/saved-view.ts'
import { useViews } from '#src/shared/list/panels/use-views.ts'
import { ViewNameForm } from '#src/shared/list/panels/view-name-form.tsx'
import { ViewRow } from '#src/shared/list/panels/view-row.tsx'
import { VIEWS_MAX } from '#src/shared/list/view-name.ts'
import { SidePanel } from '#src/ui/side-panel.tsx'
import classes from '#src/shared/list/panels/views-panel.module.css'

/** What a list shows, kept under names. */
export const ViewsPanel = ({ area, state, onClose }: PanelProps) => {
  const { t } = useTranslation('lists')
  const navigate = useNavigate()
  const { views, said, save, replace, rename, remove } = useViews(area)
  const search = viewSearchOf(state)
  const isFull = views.length >= VIEWS_MAX
  return (
    <SidePanel title={t('views.open')} onClose={onClose}>
      {views.length === 0 && <p className={classes.lead}>{t('views.empty')}</p>}
      {views.length > 0 && (
        <ul className={classes.views}>
          {views.map((view) => (
            <ViewRow
              key={view.id}
              view={view}
              others={viewNames(views.filter(({ id }) => id !== view.id))}
              isShown={isSameSearch(view.search, search)}
              onApply={() => {
                onClose()
                void navigate({ to: '.', search: view.search })
              }}
              onUpdate={() => replace({ ...view, search })}
              onRename={(name) => rename({ ...view, name })}
              onDelete={() => {
                // The way to take it back stands on the page, which a dialog keeps out of reach.
                onClose()
                remove(view)
              }}
            />
          ))}
        </ul>
      )}
      {isFull ? (
        <p role="status">{t('views.limit', { max: VIEWS_MAX })}</p>
      ) : (
        <ViewNameForm
          label={t('views.name')}
          action={t('views.save')}
          others={viewNames(views)}
          onName={(name) => save({ id: crypto.randomUUID(), name, search })}
        />
      )}
      <p role="status" className={classes.said}>
        {said}
      </p>
      <p className={classes.lead}>{t('views.lead')}</p>
    </SidePanel>
  )
}
