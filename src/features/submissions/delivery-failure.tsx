import { useTranslation } from 'react-i18next'
import { distributionErrorText } from '#src/shared/release/distribution-error-text.ts'
import { useStoreName } from '#src/shared/release/use-store-name.ts'
import type { Submission } from '#src/contract/submissions.ts'
import { IconAlertCircle } from '#src/ui/icons.ts'
import classes from '#src/features/submissions/submission-detail.module.css'

/** What the distribution service found when it could not deliver, in words. */
export const DeliveryFailure = ({ submission: { delivery, reason, storeId } }: { submission: Submission }) => {
  const { t } = useTranslation('submissions')
  const store = useStoreName()(storeId)
  const found = reason === null ? null : distributionErrorText(reason)
  if (delivery !== 'ERROR') return null
  return (
    <section aria-label={t('deliveryFailed', { store })} className={classes.section}>
      <h3>{t('deliveryFailed', { store })}</h3>
      {found !== null && (
        <p className={classes.failure}>
          <IconAlertCircle size={18} aria-hidden /> <span>{found}</span>
        </p>
      )}
    </section>
  )
}
