import { Alert } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { SHARE_FAILED } from '#src/contract/worker/share-target.ts'
import { SharedFileRow } from '#src/features/share/shared-file-row.tsx'
import { useLaunchedFiles } from '#src/features/share/use-launched-files.ts'
import { useSharedFiles } from '#src/features/share/use-shared-files.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconInbox } from '#src/ui/icons.ts'
import classes from '#src/features/share/share-screen.module.css'

/** What other apps handed to Liner waits here until somebody says what becomes of it: nothing is sent unasked. */
export const ShareScreen = () => {
  const { t } = useTranslation('device')
  const { hash } = useLocation()
  const { files, refresh, discard } = useSharedFiles()
  const launch = useLaunchedFiles(refresh)
  return (
    <>
      <PageHeader title={t('share.title')} />
      <div className={classes.page}>
        <div role="alert">{(hash === SHARE_FAILED || launch.lost) && <Alert color="red">{t('share.lost')}</Alert>}</div>
        {files?.length === 0 && (
          <EmptyState icon={<IconInbox size={28} stroke={1.5} />} title={t('share.none')} message={t('share.how')} />
        )}
        {files !== undefined && files.length > 0 && (
          <>
            <p className={classes.lead}>{t('share.lead', { count: files.length })}</p>
            <ul className={classes.files}>
              {files.map((shared) => (
                <SharedFileRow key={shared.key} shared={shared} onDiscard={() => void discard(shared.key)} />
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}
