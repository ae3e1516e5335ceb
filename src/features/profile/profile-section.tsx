import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/error-text.ts'
import { apiError } from '#src/api/errors.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/profile/profile.module.css'

type SectionUnavailableProps = { query: Pick<UseQueryResult<unknown, unknown>, 'error' | 'fetchStatus' | 'refetch'> }

/** Stands in for the content of a section that is loading, offline or refused. */
export const SectionUnavailable = ({ query: { error, fetchStatus, refetch } }: SectionUnavailableProps) => {
  const { t } = useTranslation(['entities', 'errors', 'common'])
  if (fetchStatus === 'paused') return <FieldError>{t('entities:offline.message')}</FieldError>
  if (error !== null && fetchStatus === 'idle')
    return (
      <div role="alert" className={classes.stack}>
        <FieldError>{errorText(error)}</FieldError>
        {apiError(error)?.code !== 'FORBIDDEN' && (
          <button type="button" data-text-button onClick={() => void refetch()}>
            {t('common:tryAgain')}
          </button>
        )}
      </div>
    )
  return <div className={classes.placeholder} aria-busy />
}

type Props = { title: string; lead: string; children: ReactNode }

/** One part of the profile: its heading beside its content, or above it on a phone. */
export const ProfileSection = ({ title, lead, children }: Props) => {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </header>
      <div className={classes.content}>{children}</div>
    </section>
  )
}
