import { stepOf } from '#src/domain/fields.ts'
import type { Problem } from '#src/domain/problem.ts'
import { fieldOfReason, type GivenReason, stepOfReason } from '#src/domain/submission/decision.ts'
import { type WorkspaceStep, WORKSPACE_STEPS } from '#src/domain/workspace-step.ts'
import { useEditorState, useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { useChangesOf, useSentBack } from '#src/features/releases/workspace/requested-changes-state.ts'

/** What reviewers ask to change and nobody has changed yet. */
const useOpenReasons = () => useChangesOf(useSentBack()).filter(({ isDone }) => !isDone)

/** What reviewers ask to change at a field. */
export const useReasonsAt = (field: string): GivenReason[] =>
  useOpenReasons().filter((reason) => stepOfReason(reason) !== 'overview' && fieldOfReason(reason) === field)

/** What reviewers ask to change on a step. */
export const useReasonsOn = (step: WorkspaceStep): GivenReason[] =>
  useOpenReasons().filter((reason) => step !== 'overview' && stepOfReason(reason) === step)

/** `unmarked`: nothing is wrong, but the release as a whole was sent back, so that no step is praised. */
export type StepState = 'done' | 'todo' | 'wrong' | 'unmarked'

/** How far each step is: by the rules, and by what reviewers ask to change. */
export const useStepStates = (): StepState[] => {
  const { revealed } = useWorkspace()
  const changes = useChangesOf(useSentBack())
  const isSentBack = useSentBack().length > 0
  const isOpen = (step: WorkspaceStep) =>
    changes.some((change) => !change.isDone && (step === 'overview' || stepOfReason(change) === step))
  const isFixed = (step: WorkspaceStep) => changes.some((change) => change.isDone && stepOfReason(change) === step)
  const stateOf = (step: WorkspaceStep, problems: readonly Problem[]): StepState => {
    const isAbout = ({ field }: Problem) => step === 'overview' || stepOf(field) === step
    if (problems.some((problem) => problem.severity === 'ERROR' && isAbout(problem))) return revealed ? 'wrong' : 'todo'
    if (!isSentBack) return 'done'
    // A rejection without reasons can only be answered by submitting again.
    if (isOpen(step) || (step === 'overview' && changes.length === 0)) return 'wrong'
    return isFixed(step) ? 'done' : 'unmarked'
  }
  return useEditorState(({ problems }) => WORKSPACE_STEPS.map((step) => stateOf(step, problems)))
}
