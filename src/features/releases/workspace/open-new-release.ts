import dayjs from 'dayjs'
import { queryClient } from '#src/api/query-client.ts'
import { releaseQuery } from '#src/catalogue/release-query.ts'
import { duplicateOf } from '#src/features/releases/workspace/duplicate.ts'
import { formFromDetail } from '#src/features/releases/workspace/from-detail.ts'
import { openReleaseDraft } from '#src/features/releases/workspace/unsaved-draft.ts'

/** What a new release begins with: nothing, or all that can be repeated of another one. */
const copyOf = async (releaseId: string) => {
  const form = formFromDetail(await queryClient.ensureQueryData(releaseQuery(releaseId)))
  return { form, ...duplicateOf(form, dayjs().format('YYYY-MM-DD')) }
}

/** A copy is kept as a draft at once: it can be left, found again, and discarded. */
export const openNewRelease = async (releaseId: string, from: string | undefined) => {
  const opened = await openReleaseDraft(releaseId)
  if (from === undefined) return { opened, copy: null }
  if (opened.values !== null) return { opened, copy: await copyOf(from).catch(() => null) }
  const copy = await copyOf(from)
  opened.draft.changed({ values: copy.values, baseline: null })
  return { opened, copy }
}
export type Copy = Awaited<ReturnType<typeof openNewRelease>>['copy']
