import { z } from '#src/contract/zod.ts'
import type { Findings } from '../findings.ts'
import type { TrialOrganization } from '../organizations.ts'
import { callsOf } from '../trial.ts'
import type { World } from '../world.ts'

const CHANGE = 'submissions.changeStatus'
const submissions = z.array(z.object({ id: z.string(), status: z.string() }))

/** A submission from its release to its takedown, and the notifications on its way. */
export const trySubmissions = async (
  world: World,
  findings: Findings,
  organization: TrialOrganization,
): Promise<void> => {
  const { expect } = findings
  const { adminIdentity: reviewer, subject } = world
  const { manager, targets } = organization
  const { releaseId, draftId, submissionId, storeId } = targets
  const call = callsOf(world, findings)
  const create = 'submissions.create'

  const incomplete = await call('a draft', 'BAD_REQUEST', create, { releaseId: draftId, storeIds: [storeId] }, manager)
  const problems = incomplete.ok ? {} : (incomplete.error.data.fields ?? {})
  expect(create, 'cover' in problems && 'barcode' in problems, 'does not name all that a release lacks')
  const created = await call('a complete release', 'OK', create, { releaseId, storeIds: [storeId] }, manager)
  await call('the same store again', 'CONFLICT', create, { releaseId, storeIds: [storeId] }, manager)
  const [first] = submissions.safeParse(created.ok ? created.data : []).data ?? []
  const id = first?.id ?? ''

  const shown = await call('a store', 'OK', 'releases.get', { releaseId }, manager)
  expect('releases.get', JSON.stringify(shown).includes(id), 'does not show a submission of the release')
  await call('what cannot follow', 'PRECONDITION_FAILED', CHANGE, { submissionId: id, status: 'TAKEN_DOWN' }, reviewer)
  await call('a rejection', 'OK', CHANGE, { submissionId: id, status: 'REJECTED', reason: 'Blurred' }, reviewer)
  await call('what was rejected', 'PRECONDITION_FAILED', CHANGE, { submissionId: id, status: 'APPROVED' }, reviewer)
  await call('what was rejected', 'OK', 'submissions.permanentlyDelete', { submissionIds: [id] }, reviewer)
  await call('what was deleted', 'NOT_FOUND', CHANGE, { submissionId: id, status: 'APPROVED' }, reviewer)

  await call(
    'a delivery without an error',
    'PRECONDITION_FAILED',
    'submissions.retryDelivery',
    { submissionId },
    reviewer,
  )
  const failed = await subject.clientOf(reviewer).submissions.list.query({ page: 1, perPage: 1, delivery: 'ERROR' })
  for (const item of failed.items)
    await call('a delivery that failed', 'OK', 'submissions.retryDelivery', { submissionId: item.id }, reviewer)
  const takedown = 'submissions.requestTakedown'
  await call('what is approved', 'OK', takedown, { submissionIds: [submissionId] }, manager)
  await call('the same again', 'PRECONDITION_FAILED', takedown, { submissionIds: [submissionId] }, manager)
  await call('a takedown', 'OK', CHANGE, { submissionId, status: 'TAKEN_DOWN' }, reviewer)

  const has = await call('a decision', 'OK', 'notifications.has', undefined, manager)
  expect('notifications.has', has.ok && has.data === true, 'does not say that a decision was made')
  const listed = await call('a decision', 'OK', 'notifications.get', { limit: 20 }, manager)
  expect('notifications.get', JSON.stringify(listed).includes(releaseId), 'does not tell of a decision')
  await call('all', 'OK', 'notifications.setAsRead', undefined, manager)
  const left = await call('all that is read', 'OK', 'notifications.has', undefined, manager)
  expect('notifications.has', left.ok && left.data === false, 'says that there is more after all was read')
}
