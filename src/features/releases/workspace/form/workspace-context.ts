import { createContext, use } from 'react'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import type { Problem } from '#src/domain/problem.ts'
import type { WorkspaceStep } from '#src/domain/workspace-step.ts'

export type Workspace = {
  releaseId: string
  /** The release as the server last had it; null while it has never been saved. */
  detail: ReleaseDetail | null
  problems: readonly Problem[]
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
