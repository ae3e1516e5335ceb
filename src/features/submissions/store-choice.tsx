import { useTranslation } from 'react-i18next'
import type { StoreSubmission } from '#src/contract/submissions.ts'
import { SubmissionBadge } from '#src/features/submissions/submission-facts.tsx'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import classes from '#src/features/submissions/store-choice.module.css'

type AtStore = Pick<StoreSubmission, 'storeId'>

/** The store by its name; several by their number, which no title is too long for. */
export const useStoresText = () => {
  const { t } = useTranslation('submissions')
  const nameOf = useStoreName()
  return (submissions: readonly AtStore[]): string => {
    const [first] = submissions
    return submissions.length === 1 && first !== undefined
      ? nameOf(first.storeId)
      : t('storeCount', { count: submissions.length })
  }
}

const KEYS_MAX = 9

type Props = {
  submissions: readonly StoreSubmission[]
  /** None where there is nothing to decide. */
  chosen: ReadonlySet<string> | null
  onToggle: (id: string) => void
}

/** For which stores the decision is: all of them, unless some are left for later. */
export const StoreChoice = ({ submissions, chosen, onToggle }: Props) => {
  const { t } = useTranslation('submissions')
  const nameOf = useStoreName()
  const [first] = submissions
  if (first === undefined) return null
  if (submissions.length === 1 || chosen === null)
    return (
      <p className={classes.about}>
        <b>{submissions.map(({ storeId }) => nameOf(storeId)).join(', ')}</b> <SubmissionBadge submission={first} />
      </p>
    )
  return (
    <fieldset className={classes.stores}>
      <legend>{t('decideFor', { count: chosen.size, all: submissions.length })}</legend>
      {submissions.map(({ id, storeId }, index) => (
        <label key={id} className={classes.store}>
          <input
            type="checkbox"
            aria-keyshortcuts={index < KEYS_MAX ? String(index + 1) : undefined}
            checked={chosen.has(id)}
            onChange={() => onToggle(id)}
          />
          {nameOf(storeId)}
        </label>
      ))}
    </fieldset>
  )
}
