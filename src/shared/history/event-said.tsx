import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ReleaseHistory } from '#src/contract/releases.ts'
import { type GivenReason, readMark, readReason } from '#src/domain/submission/decision.ts'
import { formatList } from '#src/i18n/format-list.ts'
import { distributionErrorText } from '#src/shared/release/distribution-error-text.ts'
import { reasonText } from '#src/shared/release/reason-text.ts'
import { releaseQuery } from '#src/shared/release/release-queries.ts'
import classes from '#src/shared/history/history.module.css'

/** A reason in words, with the number of the track that it is about; `reasons` must be loaded. */
const useReasonName = (releaseId: string) => {
  // The page shows the release, which keeps it fresh.
  const { data } = useQuery({ ...releaseQuery(releaseId), refetchOnMount: false })
  return (reason: GivenReason): string => reasonText(reason, data?.tracks ?? [])
}

type Props = { releaseId: string; entry: ReleaseHistory[number] }

/** What was said with an event: with a decision or a request, or in answer to what a reviewer had asked to change. */
export const EventSaid = ({ releaseId, entry: { reason, answers = [] } }: Props) => {
  const { t, i18n } = useTranslation(['releases', 'reasons'])
  const nameOf = useReasonName(releaseId)
  const { given, text } = readReason(reason ?? '')
  const names = formatList([...new Set(given.map(nameOf))], i18n.language)
  const said = [names, distributionErrorText(text) ?? text].filter(Boolean).join('. ')
  return (
    <>
      {said !== '' && <q className={classes.said}>{said}</q>}
      {answers.map((answer) => (
        <span key={answer.reason} className={classes.said}>
          {t('releases:history.answer', {
            reason: nameOf(readMark(answer.reason) ?? { code: 'OTHER', assetId: null }),
          })}{' '}
          <q>{answer.text}</q>
        </span>
      ))}
    </>
  )
}
