import { formatList } from '#src/i18n/names.ts'
import { Alert, Button } from '@mantine/core'
import { useQuery, useMutation } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ReleaseHistorySection } from '#src/shared/history/release-history-section.tsx'
import { storesQuery } from '#src/shared/release/release-queries.ts'
import { hasErrors } from '#src/domain/problem.ts'
import { ReleaseSummary, ReleasePreview } from '#src/features/releases/workspace/overview/release-preview.tsx'
import { ProblemList } from '#src/features/releases/workspace/overview/problem-list.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useEditorState, useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { SubmissionList } from '#src/features/releases/workspace/overview/submission-list.tsx'
import { IconCircleCheck } from '#src/ui/icons.ts'
import classes from '#src/features/releases/workspace/form/form-layout.module.css'
import { api, client } from '#src/api/client.ts'
import { errorText } from '#src/api/error-text.ts'
import { isLiveSubmission } from '#src/domain/submission/release-status.ts'
import type { ReleaseSubmission } from '#src/contract/releases.ts'

/** The chosen stores without a pending or live submission: never submitted, rejected or taken down. */
const storesToSubmit = (chosen: readonly string[], submissions: readonly ReleaseSubmission[]): string[] =>
  chosen.filter(
    (store) => !submissions.some(({ storeId, ...submission }) => storeId === store && isLiveSubmission(submission)),
  )

const submitRelease = (releaseId: string, storeIds: string[]) =>
  client.submissions.create.mutate({ releaseId, storeIds })

/** Saves unsaved changes, then creates one submission for each store. */
const useSubmitRelease = () => {
  const { releaseId, saveFirst } = useWorkspace()
  const submitting = useMutation({
    mutationKey: api.submissions.create.mutationKey(),
    mutationFn: async (storeIds: string[]) => {
      await saveFirst()
      return submitRelease(releaseId, storeIds)
    },
  })
  return {
    submit: submitting.mutate,
    isPending: submitting.isPending,
    failure: submitting.error === null ? null : errorText(submitting.error),
  }
}

/** The release as the stores get it, the problems that are left, and the button that submits it. */
export const OverviewStep = () => {
  const { t, i18n } = useTranslation('releases')
  const { releaseId, detail } = useWorkspace()
  const { control } = useFormContext<ReleaseForm>()
  const chosen = useWatch({ control, name: 'distributionProviders' })
  const stores = useQuery(storesQuery).data ?? []
  const { submit, isPending, failure } = useSubmitRelease()
  const going = storesToSubmit(chosen, detail?.submissions ?? [])
  const names = stores.filter(({ id }) => going.includes(id)).map(({ name }) => name)
  const blocked = useEditorState(({ problems }) => hasErrors(problems))

  return (
    <div className={classes.overview}>
      {detail !== null && detail.submissions.length > 0 ? <SubmissionList release={detail} /> : null}
      <ReleasePreview />
      <ReleaseSummary />
      {blocked ? null : (
        <p className={classes.ready}>
          <IconCircleCheck aria-hidden /> {t('overview.ready')}
        </p>
      )}
      <ProblemList />
      {failure === null ? null : (
        <Alert role="alert" color="red" title={t('overview.refused')}>
          {failure}
        </Alert>
      )}
      <div className={classes.submit}>
        <p id="submit-to" className={classes.submitTo}>
          {names.length === 0
            ? t(chosen.length === 0 ? 'overview.noStores' : 'overview.nothingToSubmit')
            : t('overview.submitTo', { count: names.length, stores: formatList(names, i18n.language) })}
        </p>
        <Button
          size="md"
          aria-describedby="submit-to"
          disabled={blocked || going.length === 0}
          loading={isPending}
          onClick={() => submit(going)}
        >
          {t('submit')}
        </Button>
      </div>
      {detail === null ? null : <ReleaseHistorySection releaseId={releaseId} title={t('history.title')} />}
    </div>
  )
}
