import { Alert } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { DraftState } from '#src/features/releases/workspace/draft-state.tsx'
import { isSame, type MergedField } from '#src/features/releases/workspace/form/merge-release.ts'
import type { OpenedReleaseDraft, Copy } from '#src/features/releases/workspace/form/release-draft.ts'
import { formFromDetail, type ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { WorkspaceContext } from '#src/features/releases/workspace/form/workspace-context.ts'
import { OverviewStep } from '#src/features/releases/workspace/overview/overview-step.tsx'
import { PinReleaseButton, PromoCardLink, WorkspaceHeader } from '#src/features/releases/workspace/workspace-header.tsx'
import { ReleaseConflictDialog } from '#src/features/releases/workspace/release-conflict-dialog.tsx'
import { StepPager, StepsNav } from '#src/features/releases/workspace/steps-nav.tsx'
import { ArtistsStep } from '#src/features/releases/workspace/steps/artists-step.tsx'
import { BasicsStep } from '#src/features/releases/workspace/steps/basics-step.tsx'
import { CopyrightStep } from '#src/features/releases/workspace/steps/copyright-step.tsx'
import { CoverStep } from '#src/features/releases/workspace/steps/cover-step.tsx'
import { DistributionStep } from '#src/features/releases/workspace/steps/distribution-step.tsx'
import { TracksStep } from '#src/features/releases/workspace/tracks/tracks-step.tsx'
import { useReleaseEditor } from '#src/features/releases/workspace/use-release-editor.ts'
import { useSaveRelease } from '#src/features/releases/workspace/use-save-release.ts'
import { useWorkspaceStep } from '#src/features/releases/workspace/use-workspace-step.ts'
import classes from '#src/features/releases/workspace/workspace.module.css'
import { UnsavedChangesDialog } from '#src/shared/form/unsaved-changes.tsx'
import { useIsPhone } from '#src/ui/breakpoints.ts'

const STEPS = {
  basics: BasicsStep,
  artists: ArtistsStep,
  cover: CoverStep,
  tracks: TracksStep,
  copyright: CopyrightStep,
  distribution: DistributionStep,
  overview: OverviewStep,
}

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
  const { form, editor } = useReleaseEditor({ releaseId, opened, detail, fresh })
  const baseline = useStore(editor.state, (state) => state.baseline)
  const { step, focusField, openTrack, revealed, goTo } = useWorkspaceStep()
  const isPhone = useIsPhone()

  const onSaved = async (saved: ReleaseDetail) => {
    const savedForm = formFromDetail(saved)
    // The user may close the page as soon as it says that all is saved: by then the draft has to be gone.
    if (isSame(savedForm, form.getValues())) await opened.draft.discard()
    editor.setBaseline(savedForm)
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
  const saving = useSaveRelease({ releaseId, form, editor, source: copy?.form ?? null, onSaved })
  const settle = (merged: ReleaseForm) => {
    if (saving.remote !== null) editor.setBaseline(saving.remote)
    form.reset(merged)
    saving.settle()
  }
  const { state } = editor
  const { saveFirst } = saving
  const workspace = useMemo(
    () => ({ releaseId, detail, state, revealed, openTrack, goTo, saveFirst }),
    [releaseId, detail, state, revealed, openTrack, goTo, saveFirst],
  )
  const Step = STEPS[step]

  return (
    <WorkspaceContext value={workspace}>
      <FormProvider {...form}>
        <WorkspaceHeader isLastStep={step === 'overview'} isSaving={saving.isPending} onSave={saving.save} />
        <div className={classes.workspace}>
          <StepsNav current={step} />
          <section className={classes.step} aria-labelledby="step-title">
            {notice}
            <DraftState opened={opened} />
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
            <h2 key={step} ref={focusField} id="step-title">
              {t(`step.${step}`)}
            </h2>
            <Step />
            <StepPager step={step} />
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
          mayLeave={() => state.getState().isSaved}
          title={t('draft.leaveTitle')}
          lead={t('draft.leaveLead')}
          action={t('draft.leave')}
        />
      </FormProvider>
    </WorkspaceContext>
  )
}
