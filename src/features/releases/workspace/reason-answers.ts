import { type GivenReason, writeMark } from '#src/domain/submission/decision.ts'
import type { ReasonAnswer } from '#src/domain/submission/requested-changes.ts'
import { useEditorState, useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import type { RequestedChange } from '#src/features/releases/workspace/requested-changes-state.ts'

/** Why the member leaves as it is what a reviewer asked to change; it is typed into the draft of the release. */
export const useReasonAnswers = () => {
  const { setAnswers } = useWorkspace()
  const typed = useEditorState(({ answers }) => answers)
  const textOf = (reason: GivenReason): string | undefined => typed[writeMark(reason)]
  return {
    /** Undefined where nobody has begun to answer. */
    textOf,
    answer: (reason: GivenReason, text: string) => setAnswers({ ...typed, [writeMark(reason)]: text }),
    clear: () => setAnswers({}),
    /** What is submitted: the answers to what is not changed. */
    answersTo: (changes: readonly RequestedChange[]): ReasonAnswer[] =>
      changes
        .filter(({ isDone }) => !isDone)
        .map((change) => ({ reason: writeMark(change), text: (typed[writeMark(change)] ?? '').trim() }))
        .filter(({ text }) => text !== ''),
  }
}
