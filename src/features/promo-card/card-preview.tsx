import { type Ref, useLayoutEffect, useRef } from 'react'
import { useMergedRef } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { drawCard } from '#src/features/promo-card/draw-card.ts'
import type { Drawing } from '#src/features/promo-card/use-card-drawing.ts'
import classes from '#src/features/promo-card/promo-card-screen.module.css'

/** The card itself, smaller: what is downloaded are these very pixels. */
export const CardPreview = ({ drawing, ref }: { drawing: Drawing; ref: Ref<HTMLCanvasElement> }) => {
  const { t } = useTranslation('promo')
  const own = useRef<HTMLCanvasElement>(null)
  const { plan, cover, squares, words } = drawing
  const { width, height } = plan
  useLayoutEffect(() => {
    const pen = own.current?.getContext('2d')
    if (pen) drawCard(pen, plan, { cover, squares })
  })
  return (
    <canvas
      ref={useMergedRef(own, ref)}
      className={classes.card}
      width={width}
      height={height}
      role="img"
      aria-label={t('preview', { words: [words.title, words.artists, words.news].join(', ') })}
    />
  )
}
