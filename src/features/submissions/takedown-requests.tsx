import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '#src/api/client.ts'
import type { ReleaseSubmission } from '#src/contract/release-submission.ts'
import { isTakedownAhead } from '#src/domain/submission/takedown-day.ts'
import type { Outcome } from '#src/features/submissions/decision.tsx'
import { useStoresText } from '#src/features/submissions/store-choice.tsx'
import { refreshSubmissions } from '#src/features/submissions/use-decide.ts'
import type { QueueItem } from '#src/features/submissions/use-queue.ts'
import { formatList } from '#src/i18n/format-list.ts'
import { formatDay } from '#src/i18n/format.ts'
import { todayHere } from '#src/i18n/today.ts'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import bar from '#src/features/submissions/decision.module.css'
import facts from '#src/features/submissions/release-facts.module.css'
import classes from '#src/features/submissions/submission-detail.module.css'

/** Those that were asked for together, with the same reason and day. */
const requestsIn = (submissions: readonly ReleaseSubmission[]): ReleaseSubmission[][] => {
  const requests = new Map<string, ReleaseSubmission[]>()
  for (const submission of submissions.filter(({ status }) => status === 'PENDING_TAKEDOWN')) {
    const key = JSON.stringify([submission.takedown, submission.statusBy])
    requests.set(key, [...(requests.get(key) ?? []), submission])
  }
  return [...requests.values()]
}

const Request = ({ submissions, isOnly }: { submissions: readonly ReleaseSubmission[]; isOnly: boolean }) => {
  const { t, i18n } = useTranslation('submissions')
  const nameOf = useStoreName()
  const [first] = submissions
  if (first === undefined) return null
  const { takedown, statusAt, statusBy } = first
  const day = (at: string) => formatDay(at, i18n.language)
  const asked = [statusBy, statusAt === null ? null : day(statusAt)].filter((part) => part !== null).join(', ')
  const stores = submissions.map(({ storeId }) => nameOf(storeId))
  return (
    <>
      {!isOnly && <h4>{formatList(stores, i18n.language)}</h4>}
      {takedown === null ? (
        <p className={classes.lead}>{t('takedown.noReason')}</p>
      ) : (
        <dl className={facts.facts}>
          <div>
            <dt>{t('takedown.why')}</dt>
            <dd>{takedown.reason}</dd>
          </div>
          <div>
            <dt>{t('takedown.from')}</dt>
            <dd>{takedown.date === null ? t('takedown.soon') : day(takedown.date)}</dd>
          </div>
          {asked !== '' && (
            <div>
              <dt>{t('takedown.by')}</dt>
              <dd>{asked}</dd>
            </div>
          )}
        </dl>
      )}
    </>
  )
}

/** Why the label wants the release to leave stores, and from when on. */
export const TakedownRequests = ({ submissions }: { submissions: readonly ReleaseSubmission[] }) => {
  const { t } = useTranslation('submissions')
  const requests = requestsIn(submissions)
  if (requests.length === 0) return null
  return (
    <section aria-label={t('takedown.requested')} className={classes.section}>
      <h3>{t('takedown.requested')}</h3>
      {requests.map((request) => (
        <Request key={request[0]?.id} submissions={request} isOnly={requests.length === 1} />
      ))}
    </section>
  )
}

type Props = { item: QueueItem; onDecided: (outcome: Outcome) => void }

/** Takes back takedowns that were confirmed for a later day. */
export const CancelTakedown = ({ item, onDecided }: Props) => {
  const { t, i18n } = useTranslation(['submissions', 'common'])
  const online = useOnline()
  const storesText = useStoresText()
  const [isAsking, setAsking] = useState(false)
  const ahead = item.submissions.filter((submission) => isTakedownAhead(submission, todayHere()))
  const submissionIds = ahead.map(({ id }) => id)
  const named = { title: item.release.title, store: storesText(ahead) }
  const cancel = useMutation({
    mutationKey: api.submissions.withdraw.mutationKey(),
    mutationFn: () => client.submissions.withdraw.mutate({ submissionIds }),
    networkMode: 'always',
    onSuccess: () =>
      onDecided({ text: t('takedown.cancel.done', named), submissionIds, outcome: { takedownOn: null } }),
    // The label was faster, or the day has come.
    onError: refreshSubmissions,
    onSettled: () => setAsking(false),
  })
  const [day = null] = ahead.map(({ takedownOn }) => takedownOn)
  if (day === null) return null
  return (
    <div className={bar.buttons}>
      <Button variant="default" disabled={!online} onClick={() => setAsking(true)}>
        {t('takedown.cancel.confirm')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.mutate()}
        title={t('takedown.cancel.title')}
        confirmLabel={t('takedown.cancel.confirm')}
        cancelLabel={t('common:back')}
        busy={cancel.isPending}
      >
        <p>{t('takedown.cancel.lead', { ...named, date: formatDay(day, i18n.language) })}</p>
      </ConfirmDialog>
    </div>
  )
}
