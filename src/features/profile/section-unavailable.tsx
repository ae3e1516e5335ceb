import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/error-text.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/profile/profile.module.css'

type Props = { query: Pick<UseQueryResult<unknown, unknown>, 'error' | 'fetchStatus'> }

/** In the place of a part that is not here: on its way, out of reach without a network, or refused. */
export const SectionUnavailable = ({ query: { error, fetchStatus } }: Props) => {
  const { t } = useTranslation(['entities', 'errors'])
  if (fetchStatus === 'paused') return <FieldError>{t('entities:offline.message')}</FieldError>
  if (error !== null) return <FieldError>{errorText(error)}</FieldError>
  return <div className={classes.place} aria-busy />
}
