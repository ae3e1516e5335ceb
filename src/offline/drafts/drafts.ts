import type { z } from '#src/contract/zod.ts'
import { type Draft, autosaveDraft } from '#src/offline/drafts/draft-autosave.ts'
import { deleteOrphanedDraftFiles, deleteDraftFile } from '#src/offline/drafts/draft-files.ts'
import {
  DRAFT_VERSION,
  type DraftArea,
  draftKey,
  type DraftOwner,
  type DraftTarget,
  isOf,
} from '#src/offline/drafts/draft-record.ts'
import {
  type StoredDraft,
  probeDrafts,
  putDraft,
  readDrafts,
  removeDraft,
  quarantineDraft,
} from '#src/offline/drafts/draft-store.ts'
import { hasPagehideDraft } from '#src/offline/drafts/pagehide-draft.ts'
import { deleteSharedFiles } from '#src/offline/drafts/share-target-files.ts'
import { openTabIds, tabId } from '#src/offline/drafts/tab-id.ts'
import { tryStorage } from '#src/offline/storage/storage-health.ts'
import { hasWebLocks } from '#src/platform/web-locks.ts'

/** Prefix of the keys under which a tab stores unsent invitations; the rest names their author and organization. */
export const INVITATION_DRAFT_PREFIX = 'invitation/'

/** Part of a sign-out: this tab keeps no e-mail addresses of others. */
export const clearInvitationDrafts = (): void => {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(INVITATION_DRAFT_PREFIX)) sessionStorage.removeItem(name)
}

type Schema<T> = z.ZodMiniType<T>
export type DraftOptions<T> = DraftTarget & {
  schema: Schema<T>
  /** What a list of drafts shows, and which stored files the draft needs. */
  describe: (values: T) => { title: string; fileKeys: readonly string[] }
}
export type OpenedDraft<T> = {
  draft: Draft<T>
  /** What was typed before and not saved, or null. */
  values: T | null
  /** The stored files that the draft names; null without a draft. */
  fileKeys: readonly string[] | null
  /** A stored draft could not be read: it is set aside, and the form starts from the saved entity. */
  damaged: boolean
  /** Another open tab has unsaved work on the same entity. */
  openElsewhere: boolean
}

const isOn = (target: DraftTarget, record: DraftTarget) =>
  record.area === target.area && record.entityId === target.entityId

const isNamedIn = (target: DraftTarget) => (key: string) =>
  key.startsWith(['draft', target.userId, target.organizationId, target.area, target.entityId, ''].join('/'))

/**
 * Moves a draft that a closed tab, or another organization, left behind into this tab, and the copy of a hidden page into the database: after the clock
 * was set back, a copy that stays would win over what is typed from now on.
 */
const takeOverDraft = async (found: StoredDraft, { organizationId }: DraftOwner, own: string) => {
  const isOwn = found.record.tabId === own && found.record.organizationId === organizationId
  if (isOwn && !hasPagehideDraft(found.key)) return
  await putDraft({ ...found.record, organizationId, tabId: own })
  if (!isOwn) await removeDraft(found.key)
}

/**
 * The id under which this tab stores the draft: its own, unless that would overwrite what a newer version stored, or
 * what could not be read.
 */
const ownId = (target: DraftTarget, tab: string, { newer, isRead }: Awaited<ReturnType<typeof readDrafts>>) => {
  if (!isRead) return `${tab}-${crypto.randomUUID()}`
  return newer.includes(draftKey({ ...target, tabId: tab })) ? `${tab}-${DRAFT_VERSION}` : tab
}

const open = async <T>({ schema, describe, ...target }: DraftOptions<T>): Promise<OpenedDraft<T>> => {
  const tab = await tabId()
  const drafts = await readDrafts()
  const { readable, damaged } = drafts
  const own = ownId(target, tab, drafts)
  const isOfThisTab = ({ record }: StoredDraft) => record.tabId.startsWith(tab)
  const here = readable.filter(({ record }) => isOf(target, record) && isOn(target, record))
  const others = here.filter((found) => !isOfThisTab(found))
  const living = others.length === 0 ? new Set<string>() : await openTabIds()
  const found = here.find(isOfThisTab) ?? others.find(({ record }) => !living.has(record.tabId))
  const values = found === undefined ? null : schema.safeParse(found.record.values)

  if (found !== undefined && values !== null)
    await tryStorage(() =>
      values.success ? takeOverDraft(found, target, own) : quarantineDraft(found.key, found.record),
    )
  return {
    draft: autosaveDraft({
      target,
      own,
      describe,
      savedAt: values?.success === true ? (found?.record.savedAt ?? null) : null,
    }),
    values: values?.data ?? null,
    fileKeys: values?.success === true ? (found?.record.fileKeys ?? null) : null,
    damaged: values?.success === false || damaged.some(isNamedIn(target)),
    openElsewhere: others.some(({ record }) => living.has(record.tabId)),
  }
}

const inTurn = async <T>(task: () => Promise<T>): Promise<T> =>
  (await hasWebLocks()) ? navigator.locks.request('draft-opening', task) : task()

/** In the background, because it reads every stored file: opening a release must not wait for it. */
const COLLECT_AFTER_MS = 10_000
let collecting: ReturnType<typeof setTimeout> | undefined
const collectLater = () => {
  collecting ??= setTimeout(() => {
    collecting = undefined
    // What is not deleted now is found again the next time.
    void deleteOrphanedDraftFiles(Date.now()).catch(() => undefined)
  }, COLLECT_AFTER_MS)
}

/** The unsaved work on an entity: this tab's own, else the newest left behind by a tab that is gone. */
export const openDraft = async <T>(options: DraftOptions<T>): Promise<OpenedDraft<T>> => {
  // A database and locks that are silent are waited for at the same time.
  void probeDrafts()
  await tabId()
  const opened = await inTurn(() => open(options))
  collectLater()
  return opened
}

export type DraftSummary = { key: string; entityId: string; title: string; savedAt: number; openElsewhere: boolean }

/** All unsaved work of this person on one kind of entity in this organization, newest first. */
export const listDrafts = async (owner: DraftOwner & { area: DraftArea }): Promise<DraftSummary[]> => {
  const [own, living, { readable }] = await Promise.all([tabId(), openTabIds(), readDrafts()])
  return readable
    .filter(({ record }) => isOf(owner, record) && record.area === owner.area)
    .map(({ key, record: { entityId, title, savedAt, tabId: tab } }) => ({
      key,
      entityId,
      title,
      savedAt,
      openElsewhere: tab !== own && living.has(tab),
    }))
}

/** Discards a draft of the list; one that is open in a tab is discarded there. */
export const discardDraft = (key: string): Promise<void> => removeDraft(key)

/** Discards this person's unsaved work on what they have deleted, except in other tabs that have it open. */
export const discardDraftsOf = async (
  owner: DraftOwner & { area: DraftArea },
  entityIds: readonly string[],
): Promise<void> => {
  const gone = (await listDrafts(owner)).filter((draft) => !draft.openElsewhere && entityIds.includes(draft.entityId))
  await Promise.all(gone.map(({ key }) => discardDraft(key)))
}

/** Part of a sign-out: deletes drafts of forms and shared files. Drafts of releases stay for their author. */
export const discardFormDrafts = async (): Promise<void> => {
  clearInvitationDrafts()
  // The drafts go whatever becomes of the shared files, which expire within a day.
  await deleteSharedFiles().catch(() => undefined)
  const { readable } = await readDrafts()
  for (const { key, record } of readable) {
    if (record.area === 'releases') continue
    await Promise.all(record.fileKeys.map(deleteDraftFile))
    await removeDraft(key)
  }
}
