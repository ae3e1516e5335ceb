import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { usePinnedReleases, pinnedReleases } from '#src/offline/pinned/pinned-releases.ts'
import { IconDownload } from '#src/ui/icons.ts'
import { useStore } from 'zustand'
import classes from '#src/offline/pinned/pinned-mark.module.css'

const Mark = ({ releaseId }: { releaseId: string }) => {
  const { t } = useTranslation('lists')
  if (!usePinnedReleases().some((pinned) => pinned.releaseId === releaseId)) return null
  return (
    <span className={classes.mark} title={t('pinned.mark')}>
      <IconDownload size={14} aria-hidden />
      <VisuallyHidden>{t('pinned.mark')}</VisuallyHidden>
    </span>
  )
}

/** Beside the name of a release that opens without a connection. */
export const PinnedMark = ({ releaseId }: { releaseId: string }) => {
  const isPinned = useStore(pinnedReleases).some((pinned) => pinned.releaseId === releaseId)
  // The owner is compared for the few pinned releases, not for every row.
  return isPinned && <Mark releaseId={releaseId} />
}
