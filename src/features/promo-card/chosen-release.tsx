import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/error-text.ts'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import type { Card } from '#src/features/promo-card/card-search-params.ts'
import { CardEditor } from '#src/features/promo-card/card-editor.tsx'
import classes from '#src/features/promo-card/promo-card-screen.module.css'
import { ErrorPanel } from '#src/ui/error-panel.tsx'

type Props = { query: UseQueryResult<ReleaseDetail, unknown>; card: Card; change: (changes: Partial<Card>) => void }

/** The card of a release that was chosen, or why there is none. */
export const ChosenRelease = ({ query: { data, error, isFetching, refetch }, card, change }: Props) => {
  const { t } = useTranslation('promo')
  // What was kept knows that there is a cover, not where it lies now: a moment, and the card is not drawn twice.
  const isComing = data?.cover?.url === '' && isFetching
  if (data !== undefined && !isComing) return <CardEditor key={data.id} release={data} card={card} change={change} />
  if (data === undefined && error !== null)
    return (
      <div className={classes.stage}>
        <ErrorPanel error={error} onRetry={() => void refetch()} title={t('notOpened')} message={errorText(error)} />
      </div>
    )
  return (
    <div className={classes.stage} data-shape={card.shape} aria-busy>
      <Skeleton className={classes.card} />
    </div>
  )
}
