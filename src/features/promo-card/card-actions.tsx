import { Button } from '@mantine/core'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { cardFileName } from '#src/features/promo-card/layout/file-name.ts'
import { canShareCards, cardFile } from '#src/features/promo-card/card-file.ts'
import classes from '#src/features/promo-card/promo-card-screen.module.css'
import { IconDownload, IconSend } from '#src/ui/icons.ts'
import { saveFile } from '#src/ui/save-file.ts'
import { showToast } from '#src/ui/toast.tsx'

type Props = { canvas: RefObject<HTMLCanvasElement | null>; title: string; platform: string }
const GIVEN_UP = 'AbortError'

/** Out of the browser with it: as a file, or straight to another app. */
export const CardActions = ({ canvas, title, platform }: Props) => {
  const { t } = useTranslation('promo')
  const handOn = async (hand: (file: File) => void | Promise<void>) => {
    try {
      const file = canvas.current && (await cardFile(canvas.current, cardFileName(title, platform)))
      if (!file) throw new Error('no picture')
      await hand(file)
    } catch (error) {
      // Whoever closes the sheet of their phone has changed their mind.
      if (error instanceof DOMException && error.name === GIVEN_UP) return
      await showToast({ kind: 'error', title: t('failed.title'), message: t('failed.message') })
    }
  }
  const mayShare = canShareCards()
  return (
    <div className={classes.actions}>
      {mayShare && (
        <Button
          leftSection={<IconSend size={16} aria-hidden />}
          onClick={() => void handOn((file) => navigator.share({ files: [file], title }))}
        >
          {t('share')}
        </Button>
      )}
      <Button
        variant={mayShare ? 'default' : 'filled'}
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => void handOn((file) => saveFile(file.name, file, file.type))}
      >
        {t('download')}
      </Button>
    </div>
  )
}
