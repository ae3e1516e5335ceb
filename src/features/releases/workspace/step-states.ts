import type { ReleaseDetail } from '#src/contract/releases.ts'
import { stepOf } from '#src/domain/fields.ts'
import type { Problem } from '#src/domain/problem.ts'
import { fieldOfReason, readReason, type RejectionReason } from '#src/domain/submission/decision.ts'
import { latestPerStore, needsChanges } from '#src/domain/submission/latest-submissions.ts'
import { type WorkspaceStep, WORKSPACE_STEPS } from '#src/domain/workspace-step.ts'
import { useEditorState, useWorkspace } from '#src/features/releases/workspace/release-editor.ts'

/** Each reason for which a store does not get the release yet, once; null where reviewers ask for nothing. */
const requestedReasons = (detail: ReleaseDetail | null): RejectionReason[] | null => {
  const sentBack = latestPerStore(detail?.submissions ?? []).filter(needsChanges)
  if (sentBack.length === 0) return null
  return [...new Set(sentBack.flatMap(({ reason }) => readReason(reason ?? '').codes))]
}

/** What reviewers ask to change at a field. */
export const useReasonsAt = (field: string): RejectionReason[] => {
  const { detail } = useWorkspace()
  return (requestedReasons(detail) ?? []).filter((code) => code !== 'OTHER' && fieldOfReason(code) === field)
}

/** What reviewers ask to change on a step. */
export const useReasonsOn = (step: WorkspaceStep): RejectionReason[] => {
  const { detail } = useWorkspace()
  return (requestedReasons(detail) ?? []).filter((code) => code !== 'OTHER' && stepOf(fieldOfReason(code)) === step)
}

/** `unmarked`: nothing is wrong, but the release as a whole was sent back, so that no step is praised. */
export type StepState = 'done' | 'todo' | 'wrong' | 'unmarked'

/** How far each step is: by the rules, and by what reviewers ask to change. */
export const useStepStates = (): StepState[] => {
  const { revealed, detail } = useWorkspace()
  const reasons = requestedReasons(detail)
  const sentBack = new Set<WorkspaceStep>(reasons?.map((code) => stepOf(fieldOfReason(code))))
  const stateOf = (step: WorkspaceStep, problems: readonly Problem[]): StepState => {
    const isAbout = ({ field }: Problem) => step === 'overview' || stepOf(field) === step
    if (problems.some((problem) => problem.severity === 'ERROR' && isAbout(problem))) return revealed ? 'wrong' : 'todo'
    if (reasons === null) return 'done'
    return step === 'overview' || sentBack.has(step) ? 'wrong' : 'unmarked'
  }
  return useEditorState(({ problems }) => WORKSPACE_STEPS.map((step) => stateOf(step, problems)))
}
