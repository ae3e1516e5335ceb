import { Alert, Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { EntityIdentity } from '#src/shared/entity/detail-screen.tsx'
import { UnsavedChangesDialog } from '#src/shared/form/unsaved-changes.tsx'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { ReleaseConflictDialog } from '#src/features/releases/workspace/release-conflict-dialog.tsx'
import { DuplicateLink } from '#src/features/releases/workspace/duplicate-link.tsx'
import { DraftState } from '#src/features/releases/workspace/draft-state.tsx'
import { formFromDetail } from '#src/features/releases/workspace/form-from-detail.ts'
import { PinReleaseButton } from '#src/features/releases/workspace/pin-release-button.tsx'
import { isSame, type MergedField } from '#src/features/releases/workspace/merge-release.ts'
import type { Copy } from '#src/features/releases/workspace/open-new-release.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import { PromoCardLink } from '#src/features/releases/workspace/promo-card-link.tsx'
import { StepContent } from '#src/features/releases/workspace/step-content.tsx'
import { StepPager } from '#src/features/releases/workspace/step-pager.tsx'
import { StepsNav } from '#src/features/releases/workspace/steps-nav.tsx'
import type { OpenedReleaseDraft } from '#src/features/releases/workspace/release-draft.ts'
import { useFinishedUploads } from '#src/features/releases/workspace/use-finished-uploads.ts'
import { useWorkspaceStep } from '#src/features/releases/workspace/use-workspace-step.ts'
import { useReleaseProblems } from '#src/features/releases/workspace/use-release-problems.ts'
import { useReleaseForm } from '#src/features/releases/workspace/use-release-form.ts'
import { useSaveRelease } from '#src/features/releases/workspace/use-save-release.ts'
import { useSaveQueue } from '#src/features/releases/workspace/use-save-queue.ts'
import { WorkspaceContext } from '#src/features/releases/workspace/workspace-context.ts'
import { useIsPhone } from '#src/ui/breakpoints.ts'
import classes from '#src/features/releases/workspace/workspace.module.css'

/** What a copy does not have of the release it was made from. */
const DuplicateNotice = ({ title, leftOut }: { title: string; leftOut: readonly MergedField[] }) => {
  const { t, i18n } = useTranslation('releases')
  const fields = new Intl.ListFormat(i18n.language).format(leftOut.map((field) => t(`field.${field}`)))
  return (
    <Alert role="status" color="gray" title={t('duplicate.title', { title: title || t('untitled') })}>
      {leftOut.length === 0 ? t('duplicate.whole') : t('duplicate.leftOut', { fields })} {t('duplicate.lead')}
    </Alert>
  )
}

type Props = {
  releaseId: string
  opened: OpenedReleaseDraft
  detail: ReleaseDetail | null
  fresh: ReleaseForm
  copy?: Copy
  /** What must be known of what is shown, such as how old it is. */
  notice?: ReactNode
}

/** The one place where a release is made and changed, from its title to the stores. */
export const Workspace = ({ releaseId, opened, detail, fresh, copy = null, notice }: Props) => {
  const { t } = useTranslation('releases')
  const navigate = useNavigate()
  const { form, baseline, setBaseline, rebaseTrack } = useReleaseForm({ opened, detail, fresh })
  const stepState = useWorkspaceStep()
  const isPhone = useIsPhone()
  const problems = useReleaseProblems(form.control)
  const title = useWatch({ control: form.control, name: 'title' })
  useWatch({ control: form.control })
  const isSaved = baseline !== null && isSame(baseline, form.getValues())

  const onSaved = async (saved: ReleaseDetail) => {
    const savedForm = formFromDetail(saved)
    // Whoever reads that all is saved may close the page at once: by then the draft has to be gone.
    if (isSame(savedForm, form.getValues())) await opened.draft.discard()
    setBaseline(savedForm)
    if (!isSame(savedForm, form.getValues())) opened.draft.changed({ values: form.getValues(), baseline: savedForm })
    if (detail === null)
      // From here on it is no longer new: the address says only where in it one is.
      void navigate({
        to: '/releases/$releaseId',
        params: { releaseId },
        search: ({ step, field }) => ({ step, field }),
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
      })
  }
  const saving = useSaveRelease({ releaseId, form, baseline, source: copy?.form ?? null, onSaved })
  const { enqueue, onMasterUploaded } = useSaveQueue(form, rebaseTrack)
  useFinishedUploads({ releaseId, form, keep: opened.draft.flush, onMaster: onMasterUploaded })

  const saveFirst = async () => {
    await enqueue(async () => {
      if (!isSaved) await saving.save()
    })
  }
  const settle = (merged: ReleaseForm) => {
    if (saving.remote !== null) setBaseline(saving.remote)
    form.reset(merged)
    saving.settle()
  }
  const workspace = { releaseId, detail, problems, saveFirst, ...stepState }

  return (
    <WorkspaceContext value={workspace}>
      <FormProvider {...form}>
        <PageHeader
          title={title.trim() === '' ? t('untitled') : title}
          back={{ to: '/releases' }}
          details={
            detail === null ? undefined : <EntityIdentity entity={{ id: detail.id, createdAt: detail.createdAt }} />
          }
          actions={
            <>
              {detail === null || isPhone ? null : <PinReleaseButton releaseId={releaseId} />}
              {detail === null || isPhone ? null : <PromoCardLink releaseId={releaseId} />}
              {detail === null ? null : <DuplicateLink releaseId={releaseId} />}
              <Button
                variant={stepState.step === 'overview' ? 'default' : 'filled'}
                onClick={() => void enqueue(saving.save).catch(() => undefined)}
                loading={saving.isPending}
              >
                {t('save')}
              </Button>
            </>
          }
        />
        <div className={classes.workspace}>
          <StepsNav current={stepState.step} />
          <section className={classes.step} aria-labelledby="step-title">
            {notice}
            <DraftState opened={opened} isSaved={isSaved} baseline={baseline} />
            {detail === null || !isPhone ? null : <PromoCardLink releaseId={releaseId} named />}
            {detail === null || !isPhone ? null : <PinReleaseButton releaseId={releaseId} named />}
            {copy === null || baseline !== null ? null : (
              <DuplicateNotice title={copy.form.title} leftOut={copy.leftOut} />
            )}
            {saving.failure === null ? null : (
              <Alert role="alert" color="red">
                {saving.failure}
              </Alert>
            )}
            <h2 id="step-title">{t(`step.${stepState.step}`)}</h2>
            <StepContent step={stepState.step} />
            <StepPager step={stepState.step} />
          </section>
        </div>
        {saving.remote === null ? null : (
          <ReleaseConflictDialog
            baseline={baseline ?? saving.remote}
            local={form.getValues()}
            remote={saving.remote}
            onClose={saving.settle}
            onChosen={settle}
          />
        )}
        <UnsavedChangesDialog
          mayLeave={() => baseline !== null && isSame(baseline, form.getValues())}
          title={t('draft.leaveTitle')}
          lead={t('draft.leaveLead')}
          action={t('draft.leave')}
        />
      </FormProvider>
    </WorkspaceContext>
  )
}
