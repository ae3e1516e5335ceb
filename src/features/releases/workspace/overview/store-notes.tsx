import { useTranslation } from 'react-i18next'
import type { ReleaseSubmission } from '#src/contract/releases.ts'
import { visibleDelivery } from '#src/domain/submission/delivery.ts'
import { sharedReasons } from '#src/domain/submission/latest-submissions.ts'
import { isRefusedTakedown } from '#src/domain/submission/release-status.ts'
import classes from '#src/features/releases/workspace/overview/store-strip.module.css'
import { distributionErrorText } from '#src/shared/release/distribution-error-text.ts'

type Props = {
  submissions: readonly ReleaseSubmission[]
  namesOf: (submissions: readonly ReleaseSubmission[]) => string
}

/** Why a delivery failed or a takedown was refused, once for all stores with the same reason. */
export const StoreNotes = ({ submissions, namesOf }: Props) => {
  const { t } = useTranslation('releases')
  const told = submissions.filter(({ reason }) => reason !== null && reason !== '')
  const notes = [
    { of: 'failed', among: told.filter((submission) => visibleDelivery(submission) === 'ERROR') },
    {
      of: 'refused',
      among: told.filter((submission) => isRefusedTakedown(submission) && visibleDelivery(submission) !== 'ERROR'),
    },
  ] as const
  return notes.flatMap(({ of, among }) =>
    sharedReasons(among).map(({ reason, submissions: same }) => (
      <p key={`${of} ${reason}`} className={classes.reason}>
        <b>{t(`submission.note.${of}`, { stores: namesOf(same) })}</b> {distributionErrorText(reason) ?? reason}
      </p>
    )),
  )
}
