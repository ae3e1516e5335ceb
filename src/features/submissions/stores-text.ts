import { useTranslation } from 'react-i18next'
import type { StoreSubmission } from '#src/contract/submissions.ts'
import { useStoreName } from '#src/shared/release/release-queries.ts'

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
