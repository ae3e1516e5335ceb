import { Button, FileButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MasterFacts } from '#src/shared/media/master-facts.tsx'
import { MasterPlayer } from '#src/shared/media/master-player.tsx'
import { MASTER_FILES, type MasterPurpose } from '#src/shared/media/master.ts'
import type { Media } from '#src/contract/assets.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from '#src/shared/media/master.module.css'

type Props = { media: Media; purpose: MasterPurpose; onPick: (file: File) => void; onRemove: () => void }

/** A master that has arrived: what it is, to be heard, replaced or taken away. */
export const StoredMaster = ({ media, purpose, onPick, onRemove }: Props) => {
  const { t } = useTranslation('uploads')
  return (
    <>
      <div className={classes.stored}>
        <span className={classes.file}>{media.fileName}</span>
        <MasterFacts media={media} whole />
      </div>
      <MasterPlayer media={media} />
      <div className={classes.stored}>
        <FileButton accept={MASTER_FILES[purpose]} onChange={(file) => file !== null && onPick(file)}>
          {(button) => (
            <Button {...button} variant="default" size="compact-sm">
              {t('master.replace')}
              <VisuallyHidden> {media.fileName}</VisuallyHidden>
            </Button>
          )}
        </FileButton>
        <Button variant="subtle" size="compact-sm" onClick={onRemove}>
          {t('master.remove')}
          <VisuallyHidden> {media.fileName}</VisuallyHidden>
        </Button>
      </div>
    </>
  )
}
