import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '#src/shared/entity/section-skeleton.module.css'
import covers from '#src/shared/media/cover.module.css'

const ROWS = 3

/** What a section of an overview shows while its list loads: as many rows or covers as it may get, so that little moves. */
export const SectionSkeleton = ({ shape = 'rows' }: { shape?: 'rows' | 'covers' }) => {
  const { t } = useTranslation('entities')
  return (
    <div aria-busy>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={shape === 'covers' ? covers.grid : classes.rows} aria-hidden>
        {Array.from({ length: ROWS }, (_, row) => (
          <Skeleton key={row} className={shape === 'covers' ? classes.cover : classes.row} />
        ))}
      </div>
    </div>
  )
}
