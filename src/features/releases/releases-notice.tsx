import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '#src/api/query-client.ts'
import { useSession } from '#src/auth/session/session.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { RELEASE_STAGES } from '#src/domain/submission/status.ts'
import { stagesQuery } from '#src/features/releases/releases-query.ts'
import { discardDraft, listDrafts } from '#src/offline/drafts/drafts.ts'
import { useFilterChange } from '#src/shared/list/list-filter.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { takeLostFocus } from '#src/ui/lost-focus.ts'
import classes from '#src/features/releases/releases-notice.module.css'

type DiscardProps = { title: string; onDiscard: () => Promise<void> }

const DiscardDraft = ({ title, onDiscard }: DiscardProps) => {
  const { t } = useTranslation('lists')
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const discard = async () => {
    const row = button.current?.closest('li')
    const beside = row?.nextElementSibling ?? row?.previousElementSibling
    await onDiscard()
    // The draft beside it; after the last one, the title of the page.
    requestAnimationFrame(() => takeLostFocus(beside?.querySelector('a')))
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        data-text-button
        aria-label={t('drafts.discardNamed', { title })}
        onClick={() => setAsking(true)}
      >
        {t('drafts.discard')}
      </button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void discard()}
        title={t('drafts.discardTitle', { title })}
        confirmLabel={t('drafts.discard')}
        tone="destructive"
      >
        <p>{t('drafts.discardLead')}</p>
      </ConfirmDialog>
    </>
  )
}

/** Drafts of releases on this device. */
const UnsavedDrafts = () => {
  const { t } = useTranslation('lists')
  const userId = useCurrentUser()?.id ?? ''
  const organizationId = useSession((session) => session.organizationId) ?? ''
  const queryKey = ['drafts', userId, organizationId]
  const drafts = useQuery({
    queryKey,
    queryFn: () => listDrafts({ userId, organizationId, area: 'releases' }),
    networkMode: 'always',
    staleTime: 0,
  })
  const discard = async (key: string) => {
    await discardDraft(key)
    await queryClient.invalidateQueries({ queryKey })
  }
  if (drafts.data === undefined || drafts.data.length === 0) return null
  const named = drafts.data.map(({ title, ...draft }) => ({ ...draft, title: title.trim() || t('drafts.untitled') }))
  return (
    <section className={classes.drafts} data-late-part aria-label={t('drafts.title')}>
      <h2>{t('drafts.title')}</h2>
      <ul>
        {named.map(({ key, entityId, title, openElsewhere }) => (
          <li key={key}>
            <Link to="/releases/$releaseId" params={{ releaseId: entityId }}>
              {title}
            </Link>
            {openElsewhere ? (
              <span>{t('drafts.openElsewhere')}</span>
            ) : (
              <DiscardDraft title={title} onDiscard={() => discard(key)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const route = getRouteApi('/_member/releases/')

/** How many releases wait for their label, wait for a reviewer, or are out soon; a press lists those. */
const ReleaseStages = () => {
  const { t } = useTranslation('lists')
  const { stage: current } = route.useSearch()
  const filter = useFilterChange()
  // A reviewer sees the releases of all labels, and has a queue.
  const isMember = useCurrentUser()?.role !== 'SUPERADMIN'
  const { data } = useQuery({ ...stagesQuery, enabled: isMember })
  const shown = RELEASE_STAGES.filter((stage) => stage === current || (data?.[stage] ?? 0) > 0)
  if (data === undefined || !isMember || shown.length === 0) return null
  return (
    <fieldset className={classes.stages} data-late-part aria-label={t('stage.label')}>
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

/** Above the list of releases: how many wait for whom, and the drafts on this device. */
export const ReleasesNotice = () => (
  <>
    <ReleaseStages />
    <UnsavedDrafts />
  </>
)
