import { Alert, Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api, client } from '#src/api/client.ts'
import { apiError, isClientError } from '#src/api/errors.ts'
import { queryClient } from '#src/api/query-client.ts'
import { hasErrors } from '#src/domain/problem.ts'
import { openChanges, type ReasonAnswer } from '#src/domain/submission/requested-changes.ts'
import { isSameButForStores } from '#src/features/releases/workspace/form/merge-release.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { ProblemList } from '#src/features/releases/workspace/overview/problem-list.tsx'
import { storesToSubmit } from '#src/features/releases/workspace/overview/store-updates.ts'
import { useEditorState, useProblems, useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { safeRepairs, useRepair } from '#src/features/releases/workspace/repair-release.ts'
import { useReasonAnswers, useChangesOf, useSentBack } from '#src/features/releases/workspace/step-reasons.tsx'
import { useCoverUpload } from '#src/features/releases/workspace/watch-uploads.ts'
import { formatList } from '#src/i18n/format-list.ts'
import { releaseErrorText } from '#src/shared/release/refusal-text.ts'
import { storesQuery, useStoreName } from '#src/shared/release/release-queries.ts'
import { IconCircleCheck } from '#src/ui/icons.ts'
import classes from '#src/features/releases/workspace/overview/submit-section.module.css'

const submitRelease = (releaseId: string, storeIds: string[], answers: ReasonAnswer[]) =>
  client.submissions.create.mutate({ releaseId, storeIds, ...(answers.length > 0 && { answers }) })

/** The call ended without an answer that settles it: it may have arrived. */
const isUnsettled = (error: unknown) => !isClientError(error) || apiError(error)?.code === 'CLIENT_CLOSED_REQUEST'

/**
 * Saves unsaved changes, then creates one submission for each store. When an earlier try to the same stores may have
 * arrived, being told that it did counts as submitted.
 */
const useSubmitRelease = (answers: ReasonAnswer[], onSubmitted: () => void) => {
  const { releaseId, saveFirst } = useWorkspace()
  const { getValues } = useFormContext<ReleaseForm>()
  const unsettled = useRef<string | null>(null)
  const mutationKey = api.submissions.create.mutationKey()
  const submitting = useMutation({
    mutationKey,
    // The toast names the release.
    mutationFn: async ({ storeIds }: { storeIds: string[]; title: string }) => {
      await saveFirst()
      const key = storeIds.join()
      try {
        const submitted = await submitRelease(releaseId, storeIds, answers)
        unsettled.current = null
        return submitted
      } catch (error) {
        if (unsettled.current === key && apiError(error)?.message === 'ALREADY_SUBMITTED') return null
        if (isUnsettled(error)) unsettled.current = key
        throw error
      }
    },
    onSuccess: onSubmitted,
    onError: (error) => {
      // Somebody else, or another tab, was first: what is shown is out of date. The refusal does not wait for it.
      if (!isUnsettled(error)) void queryClient.invalidateQueries({ queryKey: api.releases.pathKey() })
    },
  })
  return {
    /** Once: the second click of a double click comes before the button shows that it works. */
    submit: (storeIds: string[]) => {
      if (queryClient.isMutating({ mutationKey }) === 0) submitting.mutate({ storeIds, title: getValues('title') })
    },
    isPending: submitting.isPending,
    failure: submitting.error === null ? null : releaseErrorText(submitting.error),
  }
}

/** The stores that a submission would reach, and whether any is chosen. */
export const useStoresToSubmit = () => {
  const { detail } = useWorkspace()
  const { control, getValues } = useFormContext<ReleaseForm>()
  const [distributionProviders, storeDates] = useWatch({ control, name: ['distributionProviders', 'storeDates'] })
  const isSharedSaved = useEditorState(({ baseline }) => baseline !== null && isSameButForStores(baseline, getValues()))
  const going = storesToSubmit({ distributionProviders, storeDates }, detail, isSharedSaved)
  return { isAnyChosen: distributionProviders.length > 0, going }
}

/** All repairs that need no look, at once. */
const RepairAll = () => {
  const { t } = useTranslation('releases')
  const { getValues } = useFormContext<ReleaseForm>()
  const { repairAll } = useRepair()
  const count = useProblems((problems) => safeRepairs(getValues(), problems).length)
  if (count < 2) return null
  return (
    <Button variant="default" w="fit-content" onClick={() => repairAll(count)}>
      {t('repair.all', { count })}
    </Button>
  )
}

// On a phone the button may be pressed far below it.
const scrollIntoView = (failure: HTMLElement | null) => failure?.scrollIntoView({ block: 'nearest' })

/** What still prevents submitting, above all else, and the button that submits: on a phone it is in the bar of the steps. */
export const SubmitSection = ({ isSentBack = false }: { /** Reviewers asked for changes. */ isSentBack?: boolean }) => {
  const { t, i18n } = useTranslation('releases')
  const { isAnyChosen, going } = useStoresToSubmit()
  const nameOf = useStoreName()
  const changes = useChangesOf(useSentBack()).filter(({ isCompared }) => isCompared)
  const { answersTo, clear } = useReasonAnswers()
  const answers = answersTo(changes)
  const left = openChanges(changes, answers).length
  const { submit, isPending, failure } = useSubmitRelease(answers, clear)
  const names = going.map(nameOf).toSorted((a, b) => a.localeCompare(b, i18n.language))
  const { isPending: isLate, isFetching } = useQuery(storesQuery)
  const blocking = useProblems((problems) => problems.filter((problem) => hasErrors([problem])).length)
  const coverUpload = useCoverUpload(useWorkspace().coverKey)
  const areRulesWaiting = useEditorState((state) => state.problems === null || state.isChecking)
  const isChecking = areRulesWaiting || (isLate && isFetching)
  const isReady = blocking === 0 && left === 0 && going.length > 0 && coverUpload === null && !isChecking

  return (
    <>
      {failure === null ? null : (
        <Alert ref={scrollIntoView} role="alert" color="red" title={t('overview.refused')}>
          {failure}
        </Alert>
      )}
      <div className={classes.submit}>
        <div>
          {isReady && !isSentBack && (
            <p className={classes.ready}>
              <IconCircleCheck size={20} aria-hidden /> {t('overview.ready')}
            </p>
          )}
          {isReady && isSentBack && <p className={classes.blocked}>{t('overview.resubmit')}</p>}
          {isChecking && blocking === 0 && <p className={classes.blocked}>{t('overview.checking')}</p>}
          {left > 0 && <p className={classes.blocked}>{t('overview.requestsLeft', { count: left })}</p>}
          {blocking > 0 && <p className={classes.blocked}>{t('overview.blocked', { count: blocking })}</p>}
          {coverUpload !== null && (
            <p className={classes.blocked}>
              <output>{t(`overview.cover.${coverUpload}`)}</output>
            </p>
          )}
          <p id="submit-to" className={classes.stores} data-late={isLate || undefined}>
            {names.length === 0
              ? t(isAnyChosen ? 'overview.nothingToSubmit' : 'overview.noStores')
              : t('overview.submitTo', { count: names.length, stores: formatList(names, i18n.language) })}
          </p>
        </div>
        <Button
          size="md"
          data-submit
          aria-describedby="submit-to"
          disabled={!isReady}
          loading={isPending}
          onClick={() => submit(going)}
        >
          {t('submit')}
        </Button>
      </div>
      <RepairAll />
      <ProblemList />
    </>
  )
}
