import { REASON_MAX } from '#src/domain/limits.ts'
import { DELIVERY_STATUSES, SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'
import { release, releaseSubmission } from '#src/contract/releases.ts'
import { mutation, query } from '#src/contract/procedure.ts'
import { done, entity, id, ids, listInput, text, nothing, reference } from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'

export const fuga = { digitalServiceProviders: query(nothing, z.array(reference)) }

export const submission = z.extend(releaseSubmission, {
  ...entity,
  release: z.extend(
    z.pick(release, {
      id: true,
      cover: true,
      title: true,
      version: true,
      format: true,
      barcode: true,
      consumerReleaseDate: true,
      consumerReleaseTime: true,
      label: true,
      organization: true,
      artists: true,
    }),
    { labelId: z.nullable(id) },
  ),
})
export type Submission = z.output<typeof submission>

export const submissions = {
  list: query(
    z.object({
      ...listInput,
      status: z.optional(z.enum(SUBMISSION_STATUSES)),
      delivery: z.optional(z.enum(DELIVERY_STATUSES)),
      artistId: z.optional(id),
    }),
    z.object({ items: z.array(submission), totalItems: z.int() }),
  ),
  create: mutation(z.object({ releaseId: id, storeIds: ids }), z.array(submission)),
  changeStatus: mutation(
    z.object({ submissionId: id, status: z.enum(SUBMISSION_STATUSES), reason: z.optional(text(REASON_MAX)) }),
    submission,
  ),
  requestTakedown: mutation(z.object({ submissionIds: ids }), z.array(submission)),
  retryDelivery: mutation(z.object({ submissionId: id }), submission),
  permanentlyDelete: mutation(z.object({ submissionIds: ids }), done),
}
