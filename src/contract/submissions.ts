import { mutation, query } from '#src/contract/procedure.ts'
import { reasonAnswer, releaseSubmission } from '#src/contract/release-submission.ts'
import { release } from '#src/contract/releases.ts'
import {
  day,
  done,
  entity,
  id,
  ids,
  instant,
  listInput,
  requiredText,
  text,
  nothing,
  reference,
} from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'
import { CONTENT_REVISION_MAX, REASON_ANSWERS_MAX, REASON_MAX } from '#src/domain/limits.ts'
import { STORE_KINDS, STORE_TAKEDOWNS, STORE_UPDATES, type StoreProfile } from '#src/domain/release/store-kind.ts'
import { DELIVERY_STATUSES, SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'

/** What a store takes and how long it needs; left out where that is not known. */
const storeProfile = z.object({
  kinds: z.array(z.enum(STORE_KINDS)),
  audio: z.boolean(),
  video: z.boolean(),
  atmos: z.boolean(),
  preOrder: z.boolean(),
  timed: z.boolean(),
  contentId: z.boolean(),
  needsArtistProfile: z.boolean(),
  leadDays: z.int(),
  inWorkingDays: z.boolean(),
  update: z.enum(STORE_UPDATES),
  updateDays: z.int(),
  takedown: z.enum(STORE_TAKEDOWNS),
  takedownDays: z.int(),
} satisfies Record<keyof StoreProfile, z.ZodMiniType>)
const store = z.extend(reference, { profile: z.optional(storeProfile) })

export const fuga = { digitalServiceProviders: query(nothing, z.array(store)) }

/** A submission to one store, without the release that all its stores share. */
const storeSubmission = z.extend(releaseSubmission, entity)
export type StoreSubmission = z.output<typeof storeSubmission>

const submittedRelease = z.extend(
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
)

/** Names the state that the release is in now, as `contentRevisionOf` does; a decision says on which it was made. */
const seen = { contentRevision: z.string() }

/** Its release has the date on which it comes out at this store. */
export const submission = z.extend(storeSubmission, { release: submittedRelease, ...seen })
export type Submission = z.output<typeof submission>

/** Who is reviewing a release right now. */
const reviewClaim = z.object({ by: z.string(), isOwn: z.boolean(), since: instant })
export type ReviewClaim = z.output<typeof reviewClaim>

/** A release in the queue, with its submissions that the filters ask for. */
const queueGroup = z.object({
  release: submittedRelease,
  submissions: z.array(storeSubmission),
  ...seen,
  /** Since when the first of them has waited for a decision. */
  waitingSince: instant,
  claim: z.nullable(reviewClaim),
})
export type QueueGroup = z.output<typeof queueGroup>

const filters = {
  search: listInput.search,
  organizationId: listInput.organizationId,
  status: z.optional(z.enum(SUBMISSION_STATUSES)),
  delivery: z.optional(z.enum(DELIVERY_STATUSES)),
  artistId: z.optional(id),
}

const listed = z.object({ ...listInput, ...filters })
const decision = {
  status: z.enum(SUBMISSION_STATUSES),
  reason: z.optional(text(REASON_MAX)),
  /** The state that the reviewer saw; without it, the one that was submitted is meant. */
  contentRevision: z.optional(text(CONTENT_REVISION_MAX)),
}

export const submissions = {
  list: query(listed, z.object({ items: z.array(submission), totalItems: z.int() })),
  /** The same by release: a page of releases, put in order by `waitingSince`, `updatedAt` or `consumerReleaseDate`. */
  queue: query(
    listed,
    z.object({ groups: z.array(queueGroup), totalGroups: z.int(), totalItems: z.int(), asOf: instant }),
  ),
  /** How many releases came to the queue after an instant. */
  arrivals: query(z.object({ ...filters, since: instant }), z.object({ count: z.int() })),
  create: mutation(
    z.object({
      releaseId: id,
      storeIds: ids,
      /** Of what reviewers asked to change, what is left as it is, and why. */
      answers: z.optional(z.array(reasonAnswer).check(z.maxLength(REASON_ANSWERS_MAX))),
    }),
    z.array(submission),
  ),
  changeStatus: mutation(z.object({ submissionId: id, ...decision }), submission),
  /** One decision about several stores: all of them are decided or none. */
  decide: mutation(z.object({ submissionIds: ids, ...decision }), z.array(submission)),
  /** Tells the other reviewers that one is on a release, again that one still is, or that one no longer is. */
  claim: mutation(z.object({ releaseId: id, isOn: z.boolean() }), z.nullable(reviewClaim)),
  /** The label takes back what waits for a reviewer: what a store has stays there. */
  withdraw: mutation(z.object({ submissionIds: ids }), done),
  requestTakedown: mutation(
    z.object({ submissionIds: ids, reason: requiredText(REASON_MAX), date: z.optional(z.nullable(day)) }),
    z.array(submission),
  ),
  retryDelivery: mutation(z.object({ submissionId: id }), submission),
  permanentlyDelete: mutation(z.object({ submissionIds: ids }), done),
}
