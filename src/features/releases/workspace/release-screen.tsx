import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useDeferredValue, useMemo } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { latestPerStore, needsChanges } from '#src/domain/submission/latest-submissions.ts'
import { isUndecided } from '#src/domain/submission/status.ts'
import { WORKSPACE_STEPS } from '#src/domain/workspace-step.ts'
import { DraftStatus } from '#src/features/releases/workspace/draft-status.tsx'
import { DuplicateNotice } from '#src/features/releases/workspace/duplicate-notice.tsx'
import type { Copy, OpenedReleaseDraft } from '#src/features/releases/workspace/form/release-draft.ts'
import { emptyRelease, formFromDetail, type ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { OverviewStep } from '#src/features/releases/workspace/overview/overview-step.tsx'
import { ReleaseConflictDialog } from '#src/features/releases/workspace/release-conflict-dialog.tsx'
import { useReleaseEditor, WorkspaceContext } from '#src/features/releases/workspace/release-editor.ts'
import { SaveFailure } from '#src/features/releases/workspace/save-failure.tsx'
import { StepReasons } from '#src/features/releases/workspace/step-reasons.tsx'
import { StepPager, StepsNav } from '#src/features/releases/workspace/steps-nav.tsx'
import { ArtistsStep } from '#src/features/releases/workspace/steps/artists-step.tsx'
import { BasicsStep } from '#src/features/releases/workspace/steps/basics-step.tsx'
import { CopyrightStep } from '#src/features/releases/workspace/steps/copyright-step.tsx'
import { CoverStep } from '#src/features/releases/workspace/steps/cover-step.tsx'
import { useSaveRelease } from '#src/features/releases/workspace/use-save-release.ts'
import { useWorkspaceStep } from '#src/features/releases/workspace/use-workspace-step.ts'
import { hasPendingUploads, usePendingUploads } from '#src/features/releases/workspace/watch-uploads.ts'
import { WorkspaceHeader } from '#src/features/releases/workspace/workspace-header.tsx'
import { DataAge } from '#src/offline/query-persistence/data-age.tsx'
import { whenIdle } from '#src/platform/when-idle.ts'
import { UnsavedChangesDialog } from '#src/shared/form/unsaved-changes.tsx'
import { ContentUnavailable, useLoadProblem } from '#src/shared/page/content-unavailable.tsx'
import { isNotFound, NotFound } from '#src/shared/page/not-found.tsx'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { releaseQuery } from '#src/shared/release/release-queries.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { useRestoreFocus } from '#src/ui/restore-focus.ts'
import { UnavailablePart } from '#src/ui/unavailable-part.tsx'
import classes from '#src/features/releases/workspace/workspace.module.css'
import touch from '#src/shared/form/touch-targets.module.css'

/** The longest steps, which few who open a release come to. */
const loadTracksStep = () => import('#src/features/releases/workspace/tracks/tracks-step.tsx')
const TracksStep = lazyPart(async () => (await loadTracksStep()).TracksStep, UnavailablePart)
const loadDistributionStep = () => import('#src/features/releases/workspace/distribution/distribution-step.tsx')
const DistributionStep = lazyPart(async () => (await loadDistributionStep()).DistributionStep, UnavailablePart)

/** Fetches what the other steps need, once there is nothing else to do. */
export const preloadSteps = async (): Promise<void> => {
  await whenIdle()
  // A step whose code has not come asks for it again when it is opened.
  await Promise.allSettled([loadTracksStep(), loadDistributionStep()])
}

const STEPS = {
  basics: BasicsStep,
  artists: ArtistsStep,
  cover: CoverStep,
  tracks: TracksStep,
  copyright: CopyrightStep,
  distribution: DistributionStep,
  overview: OverviewStep,
}

type WorkspaceProps = {
  releaseId: string
  opened: OpenedReleaseDraft
  detail: ReleaseDetail | null
  fresh: ReleaseForm
  copy: Copy
  isNew: boolean
  /** What the user should know about what is shown, such as how old it is. */
  notice: ReactNode
}

/** Where a release is created and edited, from its title to the stores. */
const Workspace = ({ releaseId, opened, detail, fresh, copy, isNew, notice }: WorkspaceProps) => {
  const { t } = useTranslation('releases')
  const navigate = useNavigate()
  useRestoreFocus()
  const { form, editor, baseline } = useReleaseEditor({ releaseId, opened, detail, fresh })
  const submitted = latestPerStore(detail?.submissions ?? [])
  const { step, focusField, openTrack, revealed, goTo } = useWorkspaceStep(submitted.length > 0)

  const onSaved = async (saved: ReleaseDetail) => {
    await editor.setSaved(formFromDetail(saved))
    if (isNew)
      // From here on, the address only names the step. One that is queued is shown as saved before this is called.
      void navigate({
        to: '/releases/$releaseId',
        params: { releaseId },
        search: ({ step, field }) => ({ step, field }),
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
      })
  }
  const { coverKey } = opened
  const saving = useSaveRelease({ releaseId, coverKey, form, editor, source: copy?.form ?? null, onSaved, goTo })
  const resolveConflict = (merged: ReleaseForm) => {
    if (saving.remote !== null) editor.setBaseline(saving.remote)
    form.reset(merged)
    saving.closeConflict()
  }
  const { state } = editor
  const isSaved = useStore(state, (values) => values.isSaved)
  // What the stores have is read, not filled in: a form is for a draft, and for what a reviewer sent back.
  const isReading = step === 'overview' && isSaved && submitted.length > 0 && !submitted.some(needsChanges)
  const { saveFirst } = saving
  const { setAnswers } = editor
  const workspace = useMemo(
    () => ({ releaseId, coverKey, detail, state, revealed, openTrack, goTo, saveFirst, setAnswers }),
    [releaseId, coverKey, detail, state, revealed, openTrack, goTo, saveFirst, setAnswers],
  )
  const isUploading = usePendingUploads(coverKey, form)
  const Step = STEPS[step]
  // The title is painted before the rules run, and before its long page is rendered.
  const isChecked = useStore(state, ({ problems }) => problems !== null)
  const isBodyShown = useDeferredValue(isChecked)

  return (
    <WorkspaceContext value={workspace}>
      <FormProvider {...form}>
        <WorkspaceHeader
          status={<DraftStatus opened={opened} isReading={isReading} />}
          isReading={isReading}
          isLastStep={step === 'overview'}
          isSaving={saving.isPending}
          onSave={saving.save}
        />
        <div className={classes.workspace} data-reading={isReading || undefined}>
          <StepsNav current={step} isReading={isReading} />
          <section className={`${classes.step} ${touch.touchTargets}`} aria-labelledby="step-title">
            {notice}
            {copy === null || baseline !== null ? null : (
              <DuplicateNotice title={copy.form.title} leftOut={copy.leftOut} />
            )}
            <SaveFailure failure={saving.failure} saveAsNew={saving.saveAsNew} />
            <h2 key={step} id="step-title" data-hidden={isReading || undefined}>
              {t(`step.${step}`)}
            </h2>
            <StepReasons step={step} />
            {isBodyShown && (
              // Another step is another part: the one before must not stay behind it while its code comes.
              <Suspense key={`${step} body`}>
                <div ref={focusField}>
                  <Step />
                </div>
              </Suspense>
            )}
            {isReading ? null : <StepPager step={step} />}
          </section>
        </div>
        {saving.remote === null ? null : (
          <ReleaseConflictDialog
            baseline={baseline ?? saving.remote}
            local={form.getValues()}
            remote={saving.remote}
            onClose={saving.closeConflict}
            onChosen={resolveConflict}
          />
        )}
        <UnsavedChangesDialog
          mayLeave={() => state.getState().isSaved && !hasPendingUploads(coverKey, form.getValues())}
          title={t(isSaved && isUploading ? 'draft.uploadingTitle' : 'draft.leaveTitle')}
          lead={t(isSaved && isUploading ? 'draft.uploadingLead' : 'draft.leaveLead')}
          action={t('draft.leave')}
        />
      </FormProvider>
    </WorkspaceContext>
  )
}

const FIELDS = ['title', 'version', 'format', 'genre', 'subgenre', 'language']

/** As large as the workspace, so that nothing moves when the release arrives. */
const WorkspaceSkeleton = () => (
  <div className={classes.workspace} aria-hidden>
    <div className={classes.steps}>
      {WORKSPACE_STEPS.map((step) => (
        <Skeleton key={step} height={20} my={12} />
      ))}
    </div>
    <div className={classes.step}>
      {FIELDS.map((field) => (
        <Skeleton key={field} height={40} my={20} />
      ))}
    </div>
  </div>
)

/** Whoever waits for a decision with the release open sees it come. */
const DECISION_POLL_MS = 15_000
const untilDecided = ({ state: { data } }: { state: { data?: ReleaseDetail | undefined } }) =>
  data?.submissions.some(({ status }) => isUndecided(status)) === true && DECISION_POLL_MS

type Props = {
  releaseId: string
  opened: OpenedReleaseDraft
  copy: Copy
  /** The first values of a new release. */
  fresh: ReleaseForm | null
  /** Nothing of it is saved yet, so the server is not asked for it. */
  isNew: boolean
}

/**
 * A release from the server or from its draft on this device, whichever is there. The first save of a new release does
 * not remount the screen, so nothing that is typed meanwhile is lost.
 */
export const ReleaseScreen = ({ releaseId, opened, copy, fresh, isNew }: Props) => {
  const { t } = useTranslation(['releases', 'lists'])
  const release = useQuery({ ...releaseQuery(releaseId), enabled: !isNew, refetchInterval: untilDecided })
  const problem = useLoadProblem(release)
  if (release.data !== undefined || opened.values !== null || fresh !== null)
    return (
      <Workspace
        // Each organization has its own draft of a release: until that is opened, the form has nothing to show.
        key={`${opened.organizationId}/${releaseId}`}
        releaseId={releaseId}
        opened={opened}
        detail={release.data ?? null}
        notice={<DataAge query={release} />}
        fresh={fresh ?? emptyRelease('ALBUM', '')}
        copy={copy}
        isNew={isNew}
      />
    )
  if (problem === null)
    return (
      <>
        <PageHeader title={null} back={{ to: '/releases' }} />
        <WorkspaceSkeleton />
      </>
    )
  return (
    <>
      <PageHeader title={t('lists:releases.title')} back={{ to: '/releases' }} />
      {isNotFound(release.error) ? (
        <NotFound area="releases" />
      ) : (
        <ContentUnavailable what="page" {...problem} title={t('releases:notOpened')} />
      )}
    </>
  )
}
