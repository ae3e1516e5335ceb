import { saveSharedFile } from '#src/offline/drafts/share-target-files.ts'

type Handle = { getFile: () => Promise<File> }
type LaunchQueue = { setConsumer: (consumer: (launch: { files?: readonly Handle[] }) => void) => void }

declare global {
  interface Window {
    /** Only where the system opens files with installed apps. */
    readonly launchQueue?: LaunchQueue
  }
}

/** Files opened with Liner from the system's own file manager; `arrived` is told whether all of them could be kept. */
export const consumeLaunchedFiles = (onStored: (all: boolean) => void) =>
  window.launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length === 0) return
    const keeping = files.map(async (handle) => saveSharedFile(await handle.getFile()))
    void Promise.allSettled(keeping).then((results) => onStored(results.every(({ status }) => status === 'fulfilled')))
  })
