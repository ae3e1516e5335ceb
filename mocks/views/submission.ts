import type { Submission } from '#src/contract/submissions.ts'
import type { Context } from '#mocks/context.ts'
import type { ReleaseRow, SubmissionRow } from '#mocks/db/rows.ts'
import { releaseView } from '#mocks/views/release.ts'

export const submissionView = async (
  context: Context,
  row: SubmissionRow,
  release: ReleaseRow,
): Promise<Submission> => {
  const { releaseId: _, createdBy: __, ...fields } = row
  return { ...fields, release: { ...(await releaseView(context, release)), labelId: release.labelId } }
}
