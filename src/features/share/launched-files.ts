import { queryClient } from '#src/api/query-client.ts'
import { saveSharedFile, sharedFiles } from '#src/offline/drafts/share-target-files.ts'

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
export const areLaunchedFilesLost = (): boolean => areLost

/**
 * Saves files opened with Liner from the system's own file manager; `onChange` is called after each launch.
 * The system's queue holds files until its first consumer, also while the user signs in first.
 */
export const subscribeToLaunchedFiles = (onChange: () => void) => {
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
