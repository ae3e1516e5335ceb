import { Alert, Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Identity } from '#src/catalogue/entity/identity.tsx'
import { Leaving } from '#src/catalogue/leaving.tsx'
import { PageHeader } from '#src/catalogue/page-header.tsx'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { ConflictDialog } from '#src/features/releases/workspace/conflict-dialog.tsx'
import { DuplicateLink } from '#src/features/releases/workspace/duplicate-link.tsx'
import { DraftState } from '#src/features/releases/workspace/draft-state.tsx'
import { formFromDetail } from '#src/features/releases/workspace/from-detail.ts'
import { KeepOffline } from '#src/features/releases/workspace/keep-offline.tsx'
import { LeftOut } from '#src/features/releases/workspace/left-out.tsx'
import { isSame } from '#src/features/releases/workspace/merge.ts'
import type { Copy } from '#src/features/releases/workspace/open-new-release.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import { PromoCardLink } from '#src/features/releases/workspace/promo-card-link.tsx'
import { StepContent } from '#src/features/releases/workspace/step-content.tsx'
import { StepTurner } from '#src/features/releases/workspace/step-turner.tsx'
import { StepsNav } from '#src/features/releases/workspace/steps-nav.tsx'
import type { OpenedReleaseDraft } from '#src/features/releases/workspace/unsaved-draft.ts'
import { useArrivals } from '#src/features/releases/workspace/use-arrivals.ts'
import { usePlace } from '#src/features/releases/workspace/use-place.ts'
import { useProblems } from '#src/features/releases/workspace/use-problems.ts'
import { useReleaseForm } from '#src/features/releases/workspace/use-release-form.ts'
import { useSaving } from '#src/features/releases/workspace/use-saving.ts'
import { useTurns } from '#src/features/releases/workspace/use-turns.ts'
import { WorkspaceContext } from '#src/features/releases/workspace/workspace-context.ts'
import { useIsPhone } from '#src/ui/media.ts'
import classes from '#src/features/releases/workspace/workspace.module.css'

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
  const place = usePlace()
  const isPhone = useIsPhone()
  const problems = useProblems(form.control)
  const title = useWatch({ control: form.control, name: 'title' })
  useWatch({ control: form.control })
  const isSaved = baseline !== null && isSame(baseline, form.getValues())

  const onSaved = async (saved: ReleaseDetail) => {
    const standing = formFromDetail(saved)
    // Whoever reads that all is saved may close the page at once: by then the draft has to be gone.
    if (isSame(standing, form.getValues())) await opened.draft.discard()
    setBaseline(standing)
    if (!isSame(standing, form.getValues())) opened.draft.changed({ values: form.getValues(), baseline: standing })
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
  const saving = useSaving({ releaseId, form, baseline, source: copy?.form ?? null, onSaved })
  const { take, onArrived } = useTurns(form, rebaseTrack)
  useArrivals({ releaseId, form, keep: opened.draft.flush, onMaster: onArrived })

  const saveFirst = async () => {
    await take(async () => {
      if (!isSaved) await saving.save()
    })
  }
  const settle = (merged: ReleaseForm) => {
    if (saving.theirs !== null) setBaseline(saving.theirs)
    form.reset(merged)
    saving.settle()
  }
  const workspace = { releaseId, detail, problems, saveFirst, ...place }

  return (
    <WorkspaceContext value={workspace}>
      <FormProvider {...form}>
        <PageHeader
          title={title.trim() === '' ? t('untitled') : title}
          back={{ to: '/releases' }}
          details={detail === null ? undefined : <Identity entity={{ id: detail.id, createdAt: detail.createdAt }} />}
          actions={
            <>
              {detail === null || isPhone ? null : <KeepOffline releaseId={releaseId} />}
              {detail === null || isPhone ? null : <PromoCardLink releaseId={releaseId} />}
              {detail === null ? null : <DuplicateLink releaseId={releaseId} />}
              <Button
                variant={place.step === 'overview' ? 'default' : 'filled'}
                onClick={() => void take(saving.save).catch(() => undefined)}
                loading={saving.isPending}
              >
                {t('save')}
              </Button>
            </>
          }
        />
        <div className={classes.workspace}>
          <StepsNav current={place.step} />
          <section className={classes.step} aria-labelledby="step-title">
            {notice}
            <DraftState opened={opened} isSaved={isSaved} baseline={baseline} />
            {detail === null || !isPhone ? null : <PromoCardLink releaseId={releaseId} named />}
            {detail === null || !isPhone ? null : <KeepOffline releaseId={releaseId} named />}
            {copy === null || baseline !== null ? null : <LeftOut title={copy.form.title} leftOut={copy.leftOut} />}
            {saving.failure === null ? null : (
              <Alert role="alert" color="red">
                {saving.failure}
              </Alert>
            )}
            <h2 id="step-title">{t(`step.${place.step}`)}</h2>
            <StepContent step={place.step} />
            <StepTurner step={place.step} />
          </section>
        </div>
        {saving.theirs === null ? null : (
          <ConflictDialog
            baseline={baseline ?? saving.theirs}
            mine={form.getValues()}
            theirs={saving.theirs}
            onClose={saving.settle}
            onChosen={settle}
          />
        )}
        <Leaving
          mayLeave={() => baseline !== null && isSame(baseline, form.getValues())}
          title={t('draft.leaveTitle')}
          lead={t('draft.leaveLead')}
          action={t('draft.leave')}
        />
      </FormProvider>
    </WorkspaceContext>
  )
}
