import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { isUnreachable } from '#src/api/errors.ts'
import { queryClient } from '#src/api/query-client.ts'
import { rememberOwner } from '#src/auth/session/remember-owner.ts'
import type { CheckedGroup } from '#src/domain/release-import/check.ts'
import { updateImport } from '#src/features/releases/import/import-draft.ts'
import { type Refusal } from '#src/features/releases/import/import-state.ts'
import { sendRelease } from '#src/features/releases/import/send-release.ts'

type Sending = { state: 'IDLE' | 'RUNNING' | 'STOPPING' | 'CANCELLED' | 'OFFLINE'; done: number; total: number }

const IDLE: Sending = { state: 'IDLE', done: 0, total: 0 }
const sending = createStore<Sending>(() => IDLE)
export const useSendState = () => useStore(sending)
const isUnderWay = () => sending.getState().state === 'RUNNING' || sending.getState().state === 'STOPPING'

/** The current track is still sent, and nothing after it. */
export const stopImport = () => {
  if (isUnderWay()) sending.setState({ state: 'STOPPING' })
}
export const resetImport = () => {
  if (!isUnderWay()) sending.setState(IDLE, true)
}

const removeGroup = ({ releaseId, lines, release }: CheckedGroup) =>
  updateImport((work) => ({
    ...work,
    lines: work.lines.filter(({ id }) => !lines.some((sent) => sent.id === id)),
    refusals: work.refusals.filter((refusal) => refusal.releaseId !== releaseId),
    imported: [...work.imported, { releaseId, title: release.title }],
  }))

const addRefusal = (refusal: Refusal) =>
  updateImport((work) => ({
    ...work,
    refusals: [...work.refusals.filter(({ releaseId }) => releaseId !== refusal.releaseId), refusal],
  }))

const REFRESHED = [[['releases']], [['assets']], [['searches']], [['auth', 'resourcesCount']]]
const refresh = () => Promise.all(REFRESHED.map((queryKey) => queryClient.invalidateQueries({ queryKey })))

const sendAll = async (groups: readonly CheckedGroup[]) => {
  // An import belongs to one user and one organization: it stops when either changes.
  const isSameOwner = rememberOwner()
  const canContinue = () => sending.getState().state === 'RUNNING' && isSameOwner()
  const onTrack = () => sending.setState({ done: sending.getState().done + 1 })
  let before = 0
  for (const group of groups) {
    const sent = await sendRelease(group, { canContinue, onTrack })
    if (!isSameOwner()) return sending.setState(IDLE, true)
    if (sent.outcome === 'STOPPED') return sending.setState({ state: 'CANCELLED' })
    if (sent.outcome === 'SENT') removeGroup(group)
    else addRefusal(sent.refusal)
    before += group.lines.length
    sending.setState({ done: before })
  }
  sending.setState(IDLE, true)
}

/** Sends releases one after the other. It goes on while other screens are open, and only one runs at a time. */
export const startImport = async (groups: readonly CheckedGroup[]) => {
  if (isUnderWay()) return
  sending.setState({ state: 'RUNNING', done: 0, total: groups.reduce((sum, { lines }) => sum + lines.length, 0) }, true)
  try {
    await sendAll(groups)
  } catch (error) {
    sending.setState(isUnreachable(error) ? { ...sending.getState(), state: 'OFFLINE' } : IDLE, true)
    if (!isUnreachable(error)) throw error
  } finally {
    await refresh()
  }
}
