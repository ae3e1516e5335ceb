import { Alert, Button } from '@mantine/core'
import { useLocation, createLink, getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { SHARE_FAILED, sharedFilePurpose } from '#src/contract/worker/share-target.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconInbox, IconMusic, IconTrash } from '#src/ui/icons.ts'
import classes from '#src/features/share/share-screen.module.css'
import { type ComponentProps, useCallback, useSyncExternalStore } from 'react'
import { areLaunchedFilesLost, sharedFilesQuery, subscribeToLaunchedFiles } from '#src/features/share/launched-files.ts'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '#src/api/query-client.ts'
import { deleteSharedFile, type SharedFile } from '#src/offline/drafts/share-target-files.ts'
import { formatBytes } from '#src/i18n/format-bytes.ts'
import { titleFromFileName } from '#src/domain/metadata/title.ts'

const member = getRouteApi('/_member')
const LinkButton = createLink((props: ComponentProps<'a'>) => <Button component="a" {...props} />)

type SharedFileLinkProps = { shared: SharedFile; use: 'MASTER' | 'COVER' }

/** Leads to where the file becomes something, for those who may make it. */
const SharedFileLink = ({ shared: { key, file }, use }: SharedFileLinkProps) => {
  const { t } = useTranslation('device')
  const { permissions } = member.useRouteContext().viewer
  const isAllowed = permissions.includes(use === 'MASTER' ? 'MANAGE_ASSET' : 'MANAGE_RELEASE')
  if (!isAllowed) return <span className={classes.useless}>{t('share.forbidden')}</span>
  if (use === 'COVER')
    return (
      <LinkButton to="/releases/new" search={{ step: 'cover', shared: key }} preload={false}>
        {t('share.newCover')}
      </LinkButton>
    )
  return (
    <LinkButton to="/assets/new" search={{ title: titleFromFileName(file.name), shared: key }}>
      {t('share.newAsset')}
    </LinkButton>
  )
}

/** What was shared, to be told from the others; drawn by nobody but this page. */
const SharedImage = ({ file }: { file: File }) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={show} alt="" decoding="async" draggable={false} />
}

type Props = { shared: SharedFile; onDiscard: () => void }

/** One shared file, and what can be made of it by whoever is signed in. */
const SharedFileRow = ({ shared, onDiscard }: Props) => {
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

/** What waits on this device, read again whenever it is shown. */
const useSharedFiles = () => {
  const { data, isError } = useQuery(sharedFilesQuery)
  const discard = async (key: string) => {
    await deleteSharedFile(key)
    await queryClient.invalidateQueries({ queryKey: sharedFilesQuery.queryKey })
  }
  // Where nothing can be read, nothing waits.
  return { files: isError ? [] : data, discard }
}

/** What other apps handed to Liner waits here until somebody says what becomes of it: nothing is sent unasked. */
export const ShareScreen = () => {
  const { t } = useTranslation('device')
  const { hash } = useLocation()
  const { files, discard } = useSharedFiles()
  const areLost = useSyncExternalStore(subscribeToLaunchedFiles, areLaunchedFilesLost)
  return (
    <>
      <PageHeader title={t('share.title')} />
      <div className={classes.page}>
        <div role="alert">{(hash === SHARE_FAILED || areLost) && <Alert color="red">{t('share.lost')}</Alert>}</div>
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
