import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { sharedFilePurpose } from '#src/contract/worker/share-target.ts'
import { formatBytes } from '#src/i18n/format-bytes.ts'
import { SharedImage } from '#src/features/share/shared-image.tsx'
import { SharedFileLink } from '#src/features/share/shared-file-link.tsx'
import type { SharedFile } from '#src/offline/drafts/share-target-files.ts'
import { IconMusic, IconTrash } from '#src/ui/icons.ts'
import classes from '#src/features/share/share-screen.module.css'

type Props = { shared: SharedFile; onDiscard: () => void }

/** One shared file, and what can be made of it by whoever is signed in. */
export const SharedFileRow = ({ shared, onDiscard }: Props) => {
  const { t, i18n } = useTranslation('device')
  const { file } = shared
  const use = sharedFilePurpose(file)
  return (
    <li className={classes.row}>
      <span className={classes.picture} aria-hidden>
        {use === 'COVER' ? <SharedImage file={file} /> : <IconMusic size={20} stroke={1.5} />}
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{file.name}</span>
        <span className={classes.size}>{formatBytes(file.size, i18n.resolvedLanguage ?? 'en')}</span>
      </span>
      <span className={classes.actions}>
        {use === null ? (
          <span className={classes.useless}>{t('share.useless')}</span>
        ) : (
          <SharedFileLink shared={shared} use={use} />
        )}
        <Button
          variant="subtle"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={onDiscard}
          aria-label={t('share.discardNamed', { name: file.name })}
        >
          {t('share.discard')}
        </Button>
      </span>
    </li>
  )
}
