import { client } from '#src/api/client.ts'
import { isLiveSubmission } from '#src/domain/submission/flow.ts'
import type { ReleaseSubmission } from '#src/contract/releases.ts'

/** The chosen stores that have nothing pending or live from this release: never submitted, rejected or taken down. */
export const storesToSubmit = (chosen: readonly string[], submissions: readonly ReleaseSubmission[]): string[] =>
  chosen.filter(
    (store) => !submissions.some(({ storeId, ...submission }) => storeId === store && isLiveSubmission(submission)),
  )

export const submitRelease = (releaseId: string, storeIds: string[]) =>
  client.submissions.create.mutate({ releaseId, storeIds })
