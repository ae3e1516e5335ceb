import { Alert, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLocation, getRouteApi } from '@tanstack/react-router'
import { useCallback, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '#src/api/query-client.ts'
import { SHARE_FAILED, sharedFilePurpose } from '#src/contract/worker/share-target.ts'
import { titleFromFileName } from '#src/domain/metadata/title-from-file-name.ts'
import { formatBytes } from '#src/i18n/format.ts'
import {
  deleteSharedFile,
  type SharedFile,
  saveSharedFile,
  sharedFiles,
} from '#src/offline/drafts/share-target-files.ts'
import { ButtonLink } from '#src/shared/page/button-link.tsx'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconInbox, IconMusic, IconTrash } from '#src/ui/icons.ts'
import { LiveRegion } from '#src/ui/live-region.tsx'
import classes from '#src/features/share/share-screen.module.css'

type Handle = { getFile: () => Promise<File> }
type LaunchQueue = { setConsumer: (consumer: (launch: { files?: readonly Handle[] }) => void) => void }

declare global {
  interface Window {
    /** Only in browsers that open files with installed apps. */
    readonly launchQueue?: LaunchQueue
  }
}

/** The shared files on this device, read again whenever they are shown. */
export const sharedFilesQuery = {
  queryKey: ['shared-files'],
  queryFn: () => sharedFiles(Date.now()),
  networkMode: 'always',
  staleTime: 0,
  gcTime: 0,
} as const

let areLost = false
const areLaunchedFilesLost = (): boolean => areLost

/**
 * Saves files opened with Liner from the system's own file manager; `onChange` is called after each launch.
 * The system's queue holds files until its first consumer, also while the user signs in first.
 */
const subscribeToLaunchedFiles = (onChange: () => void) => {
  const save = async (handles: readonly Handle[]) => {
    const saved = await Promise.allSettled(handles.map(async (handle) => saveSharedFile(await handle.getFile())))
    areLost = saved.some(({ status }) => status === 'rejected')
    onChange()
    await queryClient.invalidateQueries({ queryKey: sharedFilesQuery.queryKey })
  }
  window.launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length > 0) void save(files)
  })
  return () => {
    areLost = false
  }
}

const member = getRouteApi('/_member')

type SharedFileLinkProps = { shared: SharedFile; use: 'MASTER' | 'COVER' }

/** Leads to the form that uses the file, for users with the permission. */
const SharedFileLink = ({ shared: { key, file }, use }: SharedFileLinkProps) => {
  const { t } = useTranslation('device')
  const { permissions } = member.useRouteContext().viewer
  const isAllowed = permissions.includes(use === 'MASTER' ? 'MANAGE_ASSET' : 'MANAGE_RELEASE')
  if (!isAllowed) return <span className={classes.useless}>{t('share.forbidden')}</span>
  if (use === 'COVER')
    return (
      <ButtonLink to="/releases/new" search={{ step: 'cover', shared: key }} preload={false}>
        {t('share.newCover')}
      </ButtonLink>
    )
  return (
    <ButtonLink to="/assets/new" search={{ title: titleFromFileName(file.name), shared: key }}>
      {t('share.newAsset')}
    </ButtonLink>
  )
}

/** A small picture of the file. */
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

/** One shared file, and what this user can do with it. */
const SharedFileRow = ({ shared, onDiscard }: Props) => {
  const { t, i18n } = useTranslation('device')
  const { file } = shared
  const use = sharedFilePurpose(file)
  return (
    <li className={classes.row}>
      <span className={classes.picture} aria-hidden>
        {use === 'COVER' ? <SharedImage file={file} /> : <IconMusic size={20} stroke={1.5} />}
      </span>
      <span className={classes.text}>
        <span className={classes.name}>{file.name}</span>
        <span className={classes.size}>{formatBytes(file.size, i18n.language)}</span>
      </span>
      <span className={classes.actions}>
        {use === null ? (
          <span className={classes.useless}>{t('share.unsupported')}</span>
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

const useSharedFiles = () => {
  const { data, isError } = useQuery(sharedFilesQuery)
  const discard = async (key: string) => {
    await deleteSharedFile(key)
    await queryClient.invalidateQueries({ queryKey: sharedFilesQuery.queryKey })
  }
  // Storage that cannot be read has no files to offer.
  return { files: isError ? [] : data, discard }
}

/** Files that other apps shared with Liner, until the user decides what to do with them. Nothing is sent before. */
export const ShareScreen = () => {
  const { t } = useTranslation('device')
  const { hash } = useLocation()
  const { files, discard } = useSharedFiles()
  const areLost = useSyncExternalStore(subscribeToLaunchedFiles, areLaunchedFilesLost)
  return (
    <>
      <PageHeader title={t('share.title')} />
      <div className={classes.page}>
        <LiveRegion role="alert">
          {(hash === SHARE_FAILED || areLost) && <Alert color="red">{t('share.notStored')}</Alert>}
        </LiveRegion>
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
