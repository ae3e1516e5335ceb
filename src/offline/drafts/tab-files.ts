import { draftFileKeys, moveDraftFile, readDraftFile } from '#src/offline/drafts/draft-files.ts'
import { namedFiles } from '#src/offline/drafts/draft-store.ts'
import { type DraftOptions, type OpenedDraft, openDraft } from '#src/offline/drafts/drafts.ts'
import { openTabIds, tabId } from '#src/offline/drafts/tab-id.ts'
import { tryStorage } from '#src/offline/storage/storage-health.ts'

/** Where this tab stores the picked file of an entity. `shared` is the key that all tabs had before. */
const tabFileKey = (shared: string, tab: string): string => `${shared}/${tab}`

/** Whether no open tab works with this file. Of a file with the old key, nobody knows which tab it is of. */
const isLeftBehind = (key: string, shared: string, living: ReadonlySet<string>) =>
  key === shared ? living.size <= 1 : !living.has(key.slice(shared.length + 1))

/**
 * A file that was picked in a tab that is gone, before anything was typed: no draft names it yet. One that had arrived was
 * named by a draft, which was saved or discarded since.
 */
const findUnnamed = async (keys: readonly string[], shared: string): Promise<string | undefined> => {
  const [named, living] = await Promise.all([namedFiles(), openTabIds()])
  for (const key of keys) {
    if (named.has(key) || !isLeftBehind(key, shared, living)) continue
    if ((await readDraftFile(key))?.fileId === null) return key
  }
  return undefined
}

type Opened<T> = Pick<OpenedDraft<T>, 'draft' | 'values' | 'fileKeys'>

/**
 * Gives this tab the file of the draft that it has opened, which another tab may have stored, or the file that was left
 * behind without a draft.
 */
const takeOverFile = async <T>(shared: string, { draft, values, fileKeys }: Opened<T>): Promise<void> => {
  const own = tabFileKey(shared, await tabId())
  const stored = (await tryStorage(draftFileKeys)) ?? []
  const keys = stored.filter((key) => key === shared || key.startsWith(`${shared}/`))
  if (keys.length === 0 || keys.includes(own)) return
  const found =
    fileKeys === null ? await tryStorage(() => findUnnamed(keys, shared)) : keys.find((key) => fileKeys.includes(key))
  if (found === undefined || !(await moveDraftFile(found, own)) || values === null) return
  // What no draft names is deleted after a while.
  draft.changed(values)
  await draft.flush()
}

type WithFile<T> = DraftOptions<T> & {
  /** What the key of the picked file begins with; `values` is null without a draft. */
  fileOf: (values: T | null) => string
}

/** Opens a draft with the file that this tab has picked for it, or takes over. `fileKey` is where that is stored. */
export const openDraftWithFile = async <T>({ fileOf, describe, ...options }: WithFile<T>) => {
  const tab = await tabId()
  const keyOf = (values: T | null) => tabFileKey(fileOf(values), tab)
  const opened = await openDraft({
    ...options,
    describe: (values) => {
      const { title, fileKeys } = describe(values)
      return { title, fileKeys: [keyOf(values), ...fileKeys] }
    },
  })
  await takeOverFile(fileOf(opened.values), opened)
  return { ...opened, fileKey: keyOf(opened.values) }
}
