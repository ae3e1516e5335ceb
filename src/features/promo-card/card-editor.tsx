import { Skeleton } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Release } from '#src/contract/releases.ts'
import { PLATFORM_NAMES } from '#src/features/promo-card/layout/platforms.ts'
import { CardActions } from '#src/features/promo-card/card-actions.tsx'
import type { Card } from '#src/features/promo-card/card-search-params.ts'
import { CardFields } from '#src/features/promo-card/card-fields.tsx'
import { CardPreview } from '#src/features/promo-card/card-preview.tsx'
import { useCardDrawing } from '#src/features/promo-card/use-card-drawing.ts'
import classes from '#src/features/promo-card/promo-card-screen.module.css'

type Props = { release: Release; card: Card; change: (changes: Partial<Card>) => void }

/** A card as it will be, beside what makes it so. */
export const CardEditor = ({ release, card, change }: Props) => {
  const { t } = useTranslation('promo')
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useCardDrawing(release, card)
  if (drawing === null)
    return (
      <div className={classes.stage} data-shape={card.shape} aria-busy>
        <Skeleton className={classes.card} />
      </div>
    )
  return (
    <>
      <div className={classes.stage} data-shape={card.shape}>
        <CardPreview drawing={drawing} ref={canvas} />
      </div>
      <div className={classes.fields}>
        <p role="status" className={classes.said}>
          {drawing.lacksCover && t('lacksCover')}
        </p>
        <CardFields card={card} change={change} drawing={drawing} hasDay={release.consumerReleaseDate !== null} />
        <CardActions canvas={canvas} title={drawing.title} platform={PLATFORM_NAMES[card.platform]} />
      </div>
    </>
  )
}
