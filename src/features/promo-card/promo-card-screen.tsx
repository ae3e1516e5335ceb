import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { releaseQuery } from '#src/shared/release/release-query.ts'
import { ChosenRelease } from '#src/features/promo-card/chosen-release.tsx'
import { NewestReleases } from '#src/features/promo-card/newest-releases.tsx'
import { ReleaseSelect } from '#src/features/promo-card/release-select.tsx'
import { useCard } from '#src/features/promo-card/use-card.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconPhotoUp, IconLock } from '#src/ui/icons.ts'
import classes from '#src/features/promo-card/promo-card-screen.module.css'

/** A picture to share of a release (spec 2, Promo card tool). */
export const PromoCardScreen = ({ mayRelease }: { mayRelease: boolean }) => {
  const { t } = useTranslation('promo')
  const { card, change } = useCard()
  const isAsked = mayRelease && card.release !== undefined
  const release = useQuery({ ...releaseQuery(card.release ?? ''), enabled: isAsked })
  const chosen = card.release === undefined ? null : { id: card.release, name: release.data?.title ?? '…' }
  // What was chosen for another release is no choice for this one.
  const choose = (id: string | undefined) =>
    change({ release: id, accent: undefined, news: undefined, link: undefined })
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
          <ReleaseSelect value={chosen} onChange={choose} />
        </div>
        {card.release === undefined && (
          <div className={classes.stage}>
            <EmptyState icon={<IconPhotoUp size={28} />} title={t('empty.title')} message={t('empty.message')} />
            <NewestReleases onChoose={choose} />
          </div>
        )}
        {isAsked && <ChosenRelease query={release} card={card} change={change} />}
      </div>
    </>
  )
}
