import type { Submission } from '#src/contract/submissions.ts'
import type { Context } from '#backend/context.ts'
import { releaseView } from '#backend/releases/view.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'

export const submissionView = async (
  context: Context,
  row: SubmissionRow,
  release: ReleaseRow,
): Promise<Submission> => {
  const { releaseId: _, createdBy: __, ...fields } = row
  return { ...fields, release: { ...(await releaseView(context, release)), labelId: release.labelId } }
}
