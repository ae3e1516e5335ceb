import { useFormContext } from 'react-hook-form'
import type { ReleaseSubmission } from '#src/contract/release-submission.ts'
import { type GivenReason, readMark, readReason, writeMark } from '#src/domain/submission/decision.ts'
import { latestPerStore, needsChanges } from '#src/domain/submission/latest-submissions.ts'
import { isSameReason, isSubjectChanged, type ReviewedRelease } from '#src/domain/submission/requested-changes.ts'
import { type ReleaseForm, releaseInputOf } from '#src/features/releases/workspace/form/release-form.ts'
import { assetInputOf } from '#src/features/releases/workspace/form/track-form.ts'
import { useEditorState, useWorkspace } from '#src/features/releases/workspace/release-editor.ts'

/** What a reviewer asks to change, and whether it has been, saved or not. */
export type RequestedChange = GivenReason & {
  isDone: boolean
  /** The server compares it too. What was rejected by an earlier version is only read. */
  isCompared: boolean
}

const reviewedOf = (form: ReleaseForm): ReviewedRelease => ({
  ...releaseInputOf(form),
  tracks: form.tracks.map((track) => ({ ...assetInputOf(track), assetId: track.assetId })),
})

/** What one submission asks to change, as it was last saved. */
const changesOf = ({ reason, requestedChanges }: ReleaseSubmission): RequestedChange[] =>
  requestedChanges?.flatMap(({ reason: mark, isDone }) => {
    const given = readMark(mark)
    return given === null ? [] : [{ ...given, isDone, isCompared: true }]
  }) ?? readReason(reason ?? '').given.map((given) => ({ ...given, isDone: false, isCompared: false }))

const withEdits = (change: RequestedChange, saved: ReleaseForm | null, edited: ReleaseForm): RequestedChange => {
  if (change.isDone || saved === null) return change
  return { ...change, isDone: isSubjectChanged(change, reviewedOf(saved), reviewedOf(edited)) }
}

const keyOf = (change: RequestedChange) => `${writeMark(change)} ${change.isDone}`

/** All that these submissions ask to change, each once: done where the release or the form is no longer as it was. */
export const useChangesOf = (submissions: readonly ReleaseSubmission[]): RequestedChange[] => {
  const { getValues } = useFormContext<ReleaseForm>()
  const asked = submissions.flatMap(changesOf)
  const changes = asked.filter((change, index) => asked.findIndex((other) => isSameReason(other, change)) === index)
  const states = useEditorState(({ baseline }) =>
    changes.length === 0 ? [] : changes.map((change) => keyOf(withEdits(change, baseline, getValues()))),
  )
  return changes.map((change, index) => {
    const isDone = change.isDone || states[index] === keyOf({ ...change, isDone: true })
    return { ...change, isDone }
  })
}

const NONE: readonly ReleaseSubmission[] = []

/** The submissions for which reviewers asked for changes. */
export const useSentBack = (): readonly ReleaseSubmission[] => {
  const { detail } = useWorkspace()
  return detail === null ? NONE : latestPerStore(detail.submissions).filter(needsChanges)
}
