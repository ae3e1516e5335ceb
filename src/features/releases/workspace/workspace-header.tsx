import { Button } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isUnreachable } from '#src/api/errors.ts'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { fullTitle } from '#src/domain/metadata/full-title.ts'
import { latestPerStore, needsChanges } from '#src/domain/submission/latest-submissions.ts'
import { displayStatusOf } from '#src/domain/submission/release-status.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useEditorState, useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { todayHere } from '#src/i18n/today.ts'
import { pinRelease, unpinRelease } from '#src/offline/pinned/pin-release.ts'
import { usePinnedReleases, type PinnedRelease } from '#src/offline/pinned/pinned-releases.ts'
import { NewerVersionError } from '#src/offline/storage/storage-health.ts'
import { storageFailure } from '#src/platform/storage-failure.ts'
import { EntityIdentity } from '#src/shared/entity/detail-screen.tsx'
import { ReleaseStatus } from '#src/shared/list/table/cells.tsx'
import { useCopyId, type MoreAction, MoreButton } from '#src/shared/page/more-button.tsx'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { IconCloudDown, IconCopyPlus, IconPencil, IconWand } from '#src/ui/icons.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { showToast } from '#src/ui/toast.tsx'
import classes from '#src/features/releases/workspace/workspace.module.css'

/** The text that says why a release could not be pinned. */
const reasonOf = (error: unknown) => {
  if (isUnreachable(error) || !navigator.onLine) return 'offline'
  if (error instanceof NewerVersionError) return 'newer'
  const failure = storageFailure(error)
  // It may also have failed at the server.
  return failure === 'none' ? 'unknown' : failure
}

/** Pins or unpins a release, and shows a toast once that is done. */
const usePinRelease = (releaseId: string) => {
  const { t } = useTranslation('lists')
  const [isBusy, setBusy] = useState(false)
  const pinned = usePinnedReleases().find((each) => each.releaseId === releaseId)

  const pin = async () => {
    const pinned = await pinRelease(releaseId)
    if (pinned === null) return
    const { missing } = pinned
    const message = missing === 0 ? t('pinned.done.message') : t('pinned.done.missing', { count: missing })
    await showToast({ kind: missing === 0 ? 'success' : 'warning', title: t('pinned.done.title'), message })
  }
  const unpin = async (before: PinnedRelease) => {
    await unpinRelease(before)
    await showToast({ kind: 'info', title: t('pinned.back.title'), message: t('pinned.back.message') })
  }
  const change = async () => {
    setBusy(true)
    try {
      await (pinned === undefined ? pin() : unpin(pinned))
    } catch (error) {
      await showToast({
        kind: 'error',
        title: t('pinned.failed.title'),
        message: t(`pinned.failed.${reasonOf(error)}`),
      })
    } finally {
      setBusy(false)
    }
  }
  return { isPinned: pinned !== undefined, isBusy, change }
}

/** What else can be done with the release, as it was last saved. */
const ReleaseMenu = ({ releaseId }: { releaseId: string }) => {
  const { t } = useTranslation(['releases', 'lists'])
  const { isPinned, isBusy, change } = usePinRelease(releaseId)
  const actions: MoreAction[] = [
    // Pinned for offline use with its tracks and cover, or unpinned.
    { label: t('lists:pinned.action'), Icon: IconCloudDown, isChecked: isPinned, run: () => void change() },
    { label: t('releases:promoCard'), Icon: IconWand, link: { to: '/promo-card', search: { release: releaseId } } },
    {
      label: t('releases:duplicate.action'),
      Icon: IconCopyPlus,
      link: { to: '/releases/new', search: { from: releaseId } },
    },
    useCopyId(releaseId),
  ]
  return <MoreButton actions={actions} isBusy={isBusy} />
}

const EditAnchor = createLink((props: ComponentProps<'a'>) => (
  <Button component="a" variant="default" leftSection={<IconPencil size={16} aria-hidden />} {...props} />
))

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
  const status = displayStatusOf(submissions, consumerReleaseDate, todayHere())
  const count = latestPerStore(submissions).filter(needsChanges).length
  return (
    <span className={classes.identity}>
      <ReleaseStatus status={status} />
      {count > 0 && status !== 'NEEDS_CHANGES' && (
        <StatusBadge tone="changes" label={t('submission.changesAt', { count })} />
      )}
      <EntityIdentity entity={{ id, createdAt }} area="releases" />
    </span>
  )
}

type Props = {
  /** Whether what is shown is saved. */
  status: ReactNode
  /** Nothing is being edited: what the stores have is shown. */
  isReading: boolean
  isLastStep: boolean
  isSaving: boolean
  onSave: () => void
}

/** The title as it is typed, and the actions on the whole release. */
export const WorkspaceHeader = ({ status, isReading, isLastStep, isSaving, onSave }: Props) => {
  const { t } = useTranslation('releases')
  const { releaseId, detail } = useWorkspace()
  const isSaved = useEditorState((state) => state.isSaved)
  const { control } = useFormContext<ReleaseForm>()
  const [title, version] = useWatch({ control, name: ['title', 'version'] })
  return (
    <PageHeader
      title={title.trim() === '' ? t('untitled') : isReading ? fullTitle({ title, version }) : title}
      back={{ to: '/releases' }}
      details={
        <div className={classes.line} data-reading={isReading || undefined}>
          {detail !== null && <ReleaseIdentity release={detail} />}
          {status}
        </div>
      }
      actions={
        <>
          {isReading ? (
            <EditLink releaseId={releaseId} />
          ) : (
            // Quiet while there is nothing to save, and where submitting is the main action.
            <Button variant={isLastStep || isSaved ? 'default' : 'filled'} onClick={onSave} loading={isSaving}>
              {t('save')}
            </Button>
          )}
          {detail !== null && <ReleaseMenu releaseId={releaseId} />}
        </>
      }
    />
  )
}
