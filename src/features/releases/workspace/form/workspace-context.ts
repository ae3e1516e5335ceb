import { createContext, use } from 'react'
import { type StoreApi, useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import type { Problem } from '#src/domain/problem.ts'
import type { WorkspaceStep } from '#src/domain/workspace-step.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'

/** What follows from each change of the form. */
export type EditorState = {
  /** What the form was typed over: the release as it was last saved; null while it has never been. */
  baseline: ReleaseForm | null
  isSaved: boolean
  /** What the rules find in what is being typed. */
  problems: readonly Problem[]
}

export type Workspace = {
  releaseId: string
  /** The release as the server last had it; null while it has never been saved. */
  detail: ReleaseDetail | null
  state: StoreApi<EditorState>
  /** From the first look at the overview on, what is missing is shown at its field too. */
  revealed: boolean
  /** The track whose fields a link asked for. */
  openTrack: string | null
  goTo: (step: WorkspaceStep, field?: string) => void
  saveFirst: () => Promise<void>
}

export const WorkspaceContext = createContext<Workspace | null>(null)

export const useWorkspace = (): Workspace => {
  const workspace = use(WorkspaceContext)
  if (workspace === null) throw new Error('useWorkspace is only for parts of the release workspace')
  return workspace
}

/** What the caller selects of the state; only a change of that renders it again. */
export const useEditorState = <T>(select: (state: EditorState) => T): T =>
  useStore(useWorkspace().state, useShallow(select))
