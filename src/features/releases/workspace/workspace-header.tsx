import { Button } from '@mantine/core'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useEditorState, useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { EntityIdentity } from '#src/shared/entity/detail-screen.tsx'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { useIsPhone } from '#src/ui/breakpoints.ts'
import { usePinRelease } from '#src/offline/pinned/use-pin-release.ts'
import { IconCircleCheck, IconDownload, IconWand, IconCopy } from '#src/ui/icons.ts'
import classes from '#src/features/releases/workspace/workspace.module.css'
import { createLink, Link } from '@tanstack/react-router'
import dayjs from 'dayjs'
import type { ComponentProps } from 'react'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { latestPerStore, needsChanges } from '#src/domain/submission/latest-submissions.ts'
import { displayStatusOf } from '#src/domain/submission/release-status.ts'
import { ReleaseStatus } from '#src/shared/list/table/cells.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'

/** Creates a new release from this one, as it was last saved. */
const DuplicateLink = ({ releaseId }: { releaseId: string }) => {
  const { t } = useTranslation('releases')
  return (
    <Link
      to="/releases/new"
      search={{ from: releaseId }}
      className={classes.duplicate}
      aria-label={t('duplicate.action')}
      title={t('duplicate.action')}
    >
      <IconCopy size={20} aria-hidden />
    </Link>
  )
}

type ActionProps = {
  releaseId: string
  /** With its name beside the icon, for the phone, where it is not in the header. */
  named?: boolean
}

/** Leads to the promo card of the release, as it was last saved. */
export const PromoCardLink = ({ releaseId, named = false }: ActionProps) => {
  const { t } = useTranslation('releases')
  return (
    <Link
      to="/promo-card"
      search={{ release: releaseId }}
      className={named ? classes.promoCard : classes.duplicate}
      aria-label={named ? undefined : t('promoCard')}
      title={named ? undefined : t('promoCard')}
    >
      <IconWand size={20} aria-hidden />
      {named && t('promoCard')}
    </Link>
  )
}

/** Pins the release for offline use, with its tracks and cover as last saved, or unpins it. */
export const PinReleaseButton = ({ releaseId, named = false }: ActionProps) => {
  const { t } = useTranslation('lists')
  const { isPinned, isBusy, change } = usePinRelease(releaseId)
  const Icon = isPinned ? IconCircleCheck : IconDownload
  return (
    <button
      type="button"
      className={named ? classes.promoCard : classes.duplicate}
      aria-pressed={isPinned}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      aria-label={named ? undefined : t('pinned.action')}
      title={named ? undefined : t('pinned.action')}
      onClick={() => isBusy || void change()}
    >
      <Icon size={20} aria-hidden />
      {named && t('pinned.action')}
    </button>
  )
}

const EditAnchor = createLink((props: ComponentProps<'a'>) => <Button component="a" variant="default" {...props} />)

/** Leads to the form of a release that was submitted. */
const EditLink = ({ releaseId }: { releaseId: string }) => {
  const { t } = useTranslation('entities')
  return (
    <EditAnchor to="/releases/$releaseId" params={{ releaseId }} search={{ step: 'basics' }}>
      {t('edit')}
    </EditAnchor>
  )
}

/** Under the title: the status, also where only some stores ask for changes, then id and date. */
const ReleaseIdentity = ({ release }: { release: ReleaseDetail }) => {
  const { t } = useTranslation('releases')
  const { id, createdAt, submissions, consumerReleaseDate } = release
  const status = displayStatusOf(submissions, consumerReleaseDate, dayjs().format('YYYY-MM-DD'))
  const count = latestPerStore(submissions).filter(needsChanges).length
  return (
    <span className={classes.identity}>
      <ReleaseStatus status={status} />
      {count > 0 && status !== 'NEEDS_CHANGES' && (
        <StatusBadge tone="changes" label={t('submission.changesAt', { count })} />
      )}
      <EntityIdentity entity={{ id, createdAt }} />
    </span>
  )
}

type Props = {
  /** Nothing is being edited: what the stores have is shown. */
  isReading: boolean
  isLastStep: boolean
  isSaving: boolean
  onSave: () => void
}

/** The title as it is typed, and the actions on the whole release. */
export const WorkspaceHeader = ({ isReading, isLastStep, isSaving, onSave }: Props) => {
  const { t } = useTranslation('releases')
  const { releaseId, detail } = useWorkspace()
  const { control } = useFormContext<ReleaseForm>()
  const title = useWatch({ control, name: 'title' })
  const isSaved = useEditorState((state) => state.isSaved)
  const isPhone = useIsPhone()
  return (
    <PageHeader
      title={title.trim() === '' ? t('untitled') : title}
      back={{ to: '/releases' }}
      details={detail === null ? undefined : <ReleaseIdentity release={detail} />}
      actions={
        <>
          {detail === null || isPhone ? null : <PinReleaseButton releaseId={releaseId} />}
          {detail === null || isPhone ? null : <PromoCardLink releaseId={releaseId} />}
          {detail === null ? null : <DuplicateLink releaseId={releaseId} />}
          {isReading ? (
            <EditLink releaseId={releaseId} />
          ) : (
            <Button variant={isLastStep || isSaved ? 'default' : 'filled'} onClick={onSave} loading={isSaving}>
              {t('save')}
            </Button>
          )}
        </>
      }
    />
  )
}
