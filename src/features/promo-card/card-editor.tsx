import { Skeleton, Button } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { useRef, type Ref, useLayoutEffect, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Release } from '#src/contract/releases.ts'
import { CardFields } from '#src/features/promo-card/card-fields.tsx'
import { drawCard } from '#src/features/promo-card/draw-card.ts'
import { cardFileName } from '#src/features/promo-card/layout/fit-text.ts'
import { PLATFORM_NAMES, type Card } from '#src/features/promo-card/layout/options.ts'
import { useCardDrawing, type Drawing } from '#src/features/promo-card/use-card-drawing.ts'
import { IconDownload, IconSend } from '#src/ui/icons.ts'
import { saveFile } from '#src/ui/save-file.ts'
import { showToast } from '#src/ui/toast.tsx'
import classes from '#src/features/promo-card/promo-card-screen.module.css'

const TYPE = 'image/png'

/** The drawn card as a file; null where the browser cannot create one. */
const cardFile = async (canvas: HTMLCanvasElement, name: string): Promise<File | null> => {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE))
  return blob === null ? null : new File([blob], name, { type: TYPE })
}

/** Whether this device can share a picture with another app. */
const canShareCards = (): boolean =>
  typeof navigator.share === 'function' &&
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'card.png', { type: TYPE })] })

type CardActionsProps = { canvas: RefObject<HTMLCanvasElement | null>; title: string; platform: string }
const CANCELLED = 'AbortError'

/** Buttons that share the card with another app, or download it. */
const CardActions = ({ canvas, title, platform }: CardActionsProps) => {
  const { t } = useTranslation('promo')
  const exportCard = async (send: (file: File) => void | Promise<void>) => {
    try {
      const file = canvas.current && (await cardFile(canvas.current, cardFileName(title, platform)))
      if (!file) throw new Error('no picture')
      await send(file)
    } catch (error) {
      // The user closed the share sheet.
      if (error instanceof DOMException && error.name === CANCELLED) return
      await showToast({ kind: 'error', title: t('failed.title'), message: t('failed.message') })
    }
  }
  const canShare = canShareCards()
  return (
    <div className={classes.actions} data-sticky-bar>
      {canShare && (
        <Button
          leftSection={<IconSend size={16} aria-hidden />}
          onClick={() => void exportCard((file) => navigator.share({ files: [file], title }))}
        >
          {t('share')}
        </Button>
      )}
      <Button
        variant={canShare ? 'default' : 'filled'}
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => void exportCard((file) => saveFile(file.name, file, file.type))}
      >
        {t('download')}
      </Button>
    </div>
  )
}

type PreviewProps = { drawing: Drawing; shape: Card['shape']; ref: Ref<HTMLCanvasElement> }

/** The card, scaled down. The download has the same pixels. */
const CardPreview = ({ drawing, shape, ref }: PreviewProps) => {
  const { t } = useTranslation('promo')
  const own = useRef<HTMLCanvasElement>(null)
  const { plan, cover, squares, texts } = drawing
  const { width, height } = plan
  useLayoutEffect(() => {
    const pen = own.current?.getContext('2d')
    if (pen) drawCard(pen, plan, { cover, squares })
  })
  return (
    <figure
      className={classes.stage}
      data-shape={shape}
      aria-label={t('preview', { text: [texts.title, texts.artists, texts.news].join(', ') })}
    >
      <canvas ref={useMergedRef(own, ref)} className={classes.card} width={width} height={height} />
    </figure>
  )
}

type Props = { release: Release; card: Card; change: (changes: Partial<Card>) => void }

/** The card beside the fields that change it. */
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
      <CardPreview drawing={drawing} shape={card.shape} ref={canvas} />
      <div className={classes.fields}>
        <output className={classes.notice}>{drawing.lacksCover && t('lacksCover')}</output>
        <CardFields card={card} change={change} drawing={drawing} hasDay={release.consumerReleaseDate !== null} />
        <CardActions canvas={canvas} title={drawing.title} platform={PLATFORM_NAMES[card.platform]} />
      </div>
    </>
  )
}
