import { z } from '#src/contract/zod.ts'
import type { Findings } from '../findings.ts'
import type { TrialOrganization } from '../organizations.ts'
import type { TrialContext } from '../trial-context.ts'
import { callsOf } from '../trial.ts'

const CHANGE = 'submissions.changeStatus'
const A_DAY_MS = 86_400_000
const claimed = z.object({ isOwn: z.literal(true) })
const counted = z.object({ count: z.int() })
const submissions = z.array(z.object({ id: z.string(), status: z.string() }))

/** What reviewers see of a release that came to them, and of each other. */
const tryQueue = async (context: TrialContext, findings: Findings, { targets }: TrialOrganization): Promise<void> => {
  const { releaseId, organizationId } = targets
  const call = callsOf(context, findings)
  const arrivedSince = async (when: string, time: number): Promise<number> => {
    const asked = { organizationId, since: new Date(time).toISOString() }
    const answer = await call(when, 'OK', 'submissions.arrivals', asked, context.adminIdentity)
    return counted.safeParse(answer.ok ? answer.data : undefined).data?.count ?? -1
  }
  const [arrived, later] = [
    await arrivedSince('a day', Date.now() - A_DAY_MS),
    await arrivedSince('a time to come', Date.now() + A_DAY_MS),
  ]
  findings.expect('submissions.arrivals', arrived === 1, `counts ${arrived} releases of the last day, not 1`)
  findings.expect('submissions.arrivals', later === 0, `counts ${later} releases of a day that is to come, not 0`)
  const claim = async (when: string, isOn: boolean) => {
    const answer = await call(when, 'OK', 'submissions.claim', { releaseId, isOn }, context.adminIdentity)
    return answer.ok ? answer.data : undefined
  }
  const own = claimed.safeParse(await claim('a release', true)).success
  findings.expect('submissions.claim', own, 'does not say that the claim is one’s own')
  const left = await claim('a release that is left', false)
  findings.expect('submissions.claim', left === null, 'still shows a claim that was taken back')
}

/** A submission from its release to its takedown, and the notifications on its way. */
export const trySubmissions = async (
  context: TrialContext,
  findings: Findings,
  organization: TrialOrganization,
): Promise<void> => {
  const { expect } = findings
  const { adminIdentity: reviewer, subject } = context
  const { manager, targets } = organization
  const { releaseId, draftId, submissionId, storeId } = targets
  const call = callsOf(context, findings)
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
  await tryQueue(context, findings, organization)
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
  const withdraw = 'submissions.withdraw'
  const request = { submissionIds: [submissionId], reason: 'The licence ended' }
  const takenDown = { submissionIds: [submissionId], status: 'TAKEN_DOWN' }
  await call('what nobody has to decide', 'PRECONDITION_FAILED', withdraw, { submissionIds: [submissionId] }, manager)
  await call('what is approved', 'OK', takedown, request, manager)
  await call('a request', 'OK', withdraw, { submissionIds: [submissionId] }, manager)
  await call('what is approved', 'OK', takedown, { ...request, date: '2999-12-31' }, manager)
  await call('a takedown on a later day', 'OK', 'submissions.decide', takenDown, reviewer)
  await call('one that is confirmed', 'PRECONDITION_FAILED', takedown, request, manager)
  await call('one that is confirmed', 'OK', withdraw, { submissionIds: [submissionId] }, manager)
  await call('what is approved', 'OK', takedown, request, manager)
  await call('the same again', 'PRECONDITION_FAILED', takedown, request, manager)
  await call('a takedown', 'OK', 'submissions.decide', takenDown, reviewer)
  await call('what was decided', 'PRECONDITION_FAILED', 'submissions.decide', takenDown, reviewer)

  const has = await call('a decision', 'OK', 'notifications.has', undefined, manager)
  expect('notifications.has', has.ok && has.data === true, 'does not say that a decision was made')
  const listed = await call('a decision', 'OK', 'notifications.get', { limit: 20 }, manager)
  expect('notifications.get', JSON.stringify(listed).includes(releaseId), 'does not tell of a decision')
  await call('all', 'OK', 'notifications.setAsRead', undefined, manager)
  const left = await call('all that is read', 'OK', 'notifications.has', undefined, manager)
  expect('notifications.has', left.ok && left.data === false, 'says that there is more after all was read')
}
