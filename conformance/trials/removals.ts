import type { Findings } from '../findings.ts'
import type { TrialOrganization } from '../organizations.ts'
import { openAccount, type TrialContext } from '../trial-context.ts'
import { callsOf, messageOf } from '../trial.ts'

/** What others depend on stays; what nothing depends on goes. */
export const tryRemovals = async (
  context: TrialContext,
  findings: Findings,
  { manager, targets }: TrialOrganization,
): Promise<void> => {
  const { expect } = findings
  const call = callsOf(context, findings)
  const client = context.subject.clientOf(manager)
  const path = 'labels.permanentlyDelete'
  const needed = await call(
    'a label with releases',
    'PRECONDITION_FAILED',
    path,
    { labelIds: [targets.labelId] },
    manager,
  )
  const dependents = needed.ok ? [] : (needed.error.data.dependents ?? [])
  expect(path, dependents.length > 0 && dependents.length <= 5, 'does not name up to five that depend on it')
  const { id: labelId } = await client.labels.create.mutate({ name: `Label ${crypto.randomUUID()}` })
  await call('a label that nothing needs', 'OK', path, { labelIds: [labelId] }, manager)
  await call('a label that was deleted', 'NOT_FOUND', 'labels.get', { labelId }, manager)
  const twice = await client.labels.create.mutate({ name: `Label ${crypto.randomUUID()}` })
  const taken = await call('a name that is taken', 'BAD_REQUEST', 'labels.create', { name: twice.name }, manager)
  expect('labels.create', messageOf(taken) === 'DUPLICATE_LABEL_NAME', `a name that is taken is ${messageOf(taken)}`)

  const founder = await openAccount(context)
  const { id } = await context.subject
    .clientOf(founder)
    .organizations.create.mutate({ name: `Organization ${crypto.randomUUID()}` })
  const own = { token: founder.token, organizationId: id }
  const leave = await call(
    'the last manager',
    'PRECONDITION_FAILED',
    'organizations.leave',
    { organizationId: id },
    own,
  )
  expect('organizations.leave', !leave.ok, 'lets the last manager go')
  const invited = await openAccount(context)
  const grant = { role: 'OTHER', permissions: ['MANAGE_PEOPLE'], artists: 'ALL', labels: 'ALL', releases: 'ALL' }
  const invitation = { organizationId: id, email: invited.email, ...grant }
  const sent = await call('an invitation', 'OK', 'organizations.inviteMember', invitation, own)
  const invitationId = Object(sent.ok ? sent.data : {}).id
  await call('an invitation of others', 'NOT_FOUND', 'organizations.acceptInvitation', { invitationId }, own)
  await call('an invitation', 'OK', 'organizations.rejectInvitation', { invitationId }, invited)
  await call('an empty organization', 'OK', 'organizations.permanentlyDelete', { organizationIds: [id] }, own)
}

const A_DAY_MS = 86_400_000

/** An invitation can be sent again after a while: where the server has one that old, it is. */
export const tryResending = async (context: TrialContext, findings: Findings): Promise<void> => {
  const { admin, adminIdentity } = context
  const { orgs } = await admin.organizations.list.query({
    page: 1,
    perPage: 100,
    status: 'ACTIVE',
    sortBy: 'createdAt',
  })
  for (const { id: organizationId } of orgs) {
    const sent = await admin.organizations.sentInvitations.query({ organizationId })
    const old = sent.find(({ status, sentAt }) => status === 'PENDING' && Date.parse(sentAt) < Date.now() - A_DAY_MS)
    if (old === undefined) continue
    const input = { invitationId: old.id }
    await callsOf(context, findings)('an old invitation', 'OK', 'organizations.resendInvitation', input, adminIdentity)
    return
  }
}
