import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { RELEASE_STAGES } from '#src/domain/submission/status.ts'
import { stagesQuery } from '#src/features/releases/stages-query.ts'
import classes from '#src/features/releases/release-stages.module.css'
import { useFilterChange } from '#src/shared/list/list-filter.ts'

const route = getRouteApi('/_member/releases/')

/** How many releases wait for their label, wait for a reviewer, or are out soon; a press lists those. */
export const ReleaseStages = () => {
  const { t } = useTranslation('lists')
  const { stage: current } = route.useSearch()
  const filter = useFilterChange()
  // A reviewer sees the releases of all labels, and has a queue.
  const isMember = useCurrentUser()?.role !== 'SUPERADMIN'
  const { data } = useQuery({ ...stagesQuery, enabled: isMember })
  const shown = RELEASE_STAGES.filter((stage) => stage === current || (data?.[stage] ?? 0) > 0)
  if (data === undefined || !isMember || shown.length === 0) return null
  return (
    <fieldset className={classes.stages} aria-label={t('stage.label')}>
      {shown.map((stage) => (
        <button
          key={stage}
          type="button"
          aria-pressed={stage === current}
          data-stage={stage}
          onClick={() => filter({ stage: stage === current ? undefined : stage })}
        >
          {t(`stage.${stage}`)} <b>{data[stage]}</b>
        </button>
      ))}
    </fieldset>
  )
}
