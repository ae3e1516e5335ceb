import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/catalogue/error-text.ts'
import { PageHeader } from '#src/catalogue/page-header.tsx'
import { releaseQuery } from '#src/catalogue/release-query.ts'
import { CardMaker } from '#src/features/promo-card/card-maker.tsx'
import { ReleaseChoice } from '#src/features/promo-card/release-choice.tsx'
import { useCard } from '#src/features/promo-card/use-card.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import { IconPhotoUp, IconLock } from '#src/ui/icons.ts'
import classes from '#src/features/promo-card/promo-card.module.css'

/** A picture to share of a release (spec 2, Promo card tool). */
export const PromoCardScreen = ({ mayRelease }: { mayRelease: boolean }) => {
  const { t } = useTranslation('promo')
  const { card, change } = useCard()
  const isAsked = mayRelease && card.release !== undefined
  const { data: release, error, refetch } = useQuery({ ...releaseQuery(card.release ?? ''), enabled: isAsked })
  const chosen = card.release === undefined ? null : { id: card.release, name: release?.title ?? '…' }
  if (!mayRelease)
    return (
      <>
        <PageHeader title={t('title')} />
        <EmptyState icon={<IconLock size={28} />} title={t('closed.title')} message={t('closed.message')} />
      </>
    )
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={classes.page}>
        <div className={classes.release}>
          <ReleaseChoice
            value={chosen}
            onChange={(id) => change({ release: id, accent: undefined, news: undefined })}
          />
        </div>
        {card.release === undefined && (
          <EmptyState icon={<IconPhotoUp size={28} />} title={t('empty.title')} message={t('empty.message')} />
        )}
        {isAsked && release !== undefined && (
          <CardMaker key={release.id} release={release} card={card} change={change} />
        )}
        {isAsked && release === undefined && error !== null && (
          <ErrorPanel error={error} onRetry={() => void refetch()} title={t('notOpened')} message={errorText(error)} />
        )}
      </div>
    </>
  )
}
