import { GRANT } from '#mocks/testing/grant.ts'
import { anybody, by, named, NOT_FOUND, owned, type Rules } from '#mocks/testing/permissions/rule.ts'
import { FULL_SCOPE } from '#src/domain/membership/role.ts'

const page = { page: 1, perPage: 5 }
const status = 'INACTIVE'
const ORGANIZATION = ['MANAGE_ORGANIZATION'] as const
const USER = ['MANAGE_USER'] as const

export const organizations: Rules['organizations'] = {
  own: anybody((client) => client.organizations.own.query()),
  list: by(ORGANIZATION, (client) => client.organizations.list.query(page)),
  get: owned(ORGANIZATION, (client, { organizationId }) => client.organizations.get.query({ organizationId })),
  create: anybody((client) =>
    client.organizations.create.mutate({ name: `New Organization ${crypto.randomUUID()}`, country: 'IT' }),
  ),
  update: owned(ORGANIZATION, (client, { organizationId }) =>
    client.organizations.update.mutate({ organizationId, revision: 1, city: 'Roma' }),
  ),
  toggle: owned(ORGANIZATION, (client, { organizationId }) =>
    client.organizations.toggle.mutate({ organizationIds: [organizationId], status }),
  ),
  permanentlyDelete: owned(
    ORGANIZATION,
    (client, { organizationId }) =>
      client.organizations.permanentlyDelete.mutate({ organizationIds: [organizationId] }),
    'PRECONDITION_FAILED',
  ),
  members: named((client, { organizationId }) => client.organizations.members.query({ organizationId })),
  sentInvitations: named((client, { organizationId }) =>
    client.organizations.sentInvitations.query({ organizationId }),
  ),
  elements: named((client, { organizationId }) =>
    client.organizations.elements.query({ organizationId, kind: 'releases', search: '' }),
  ),
  memberPreview: named((client, { organizationId }) =>
    client.organizations.memberPreview.query({ organizationId, permissions: ['MANAGE_LABEL'], ...FULL_SCOPE }),
  ),
  history: named((client, { organizationId }) => client.organizations.history.query({ organizationId })),
  inviteMember: named((client, { organizationId }) =>
    client.organizations.inviteMember.mutate({ organizationId, email: 'somebody@new.test', ...GRANT }),
  ),
  resendInvitation: named((client, { invitationId }) => client.organizations.resendInvitation.mutate({ invitationId })),
  revokeInvitation: named((client, { invitationId }) => client.organizations.revokeInvitation.mutate({ invitationId })),
  updateMember: named((client, { memberId }) =>
    client.organizations.updateMember.mutate({ memberId, revision: 1, ...GRANT }),
  ),
  removeMember: named((client, { memberId }) => client.organizations.removeMember.mutate({ memberId })),
  leave: anybody((client, { organizationId }) => client.organizations.leave.mutate({ organizationId }), {
    foreign: NOT_FOUND,
  }),
  invitations: anybody((client) => client.organizations.invitations.query()),
  acceptInvitation: anybody(
    (client, { invitationId }) => client.organizations.acceptInvitation.mutate({ invitationId }),
    { own: NOT_FOUND },
  ),
  rejectInvitation: anybody(
    (client, { invitationId }) => client.organizations.rejectInvitation.mutate({ invitationId }),
    { own: NOT_FOUND },
  ),
}

export const barcodes: Rules['barcodes'] = {
  pool: owned(['MANAGE_RELEASE', 'MANAGE_ORGANIZATION'], (client, { organizationId }) =>
    client.barcodes.pool.query({ organizationId }),
  ),
  used: named((client, { organizationId }) => client.barcodes.used.query({ organizationId })),
  import: named((client, { organizationId }) =>
    client.barcodes.import.mutate({ organizationId, barcodes: ['4006381333931'] }),
  ),
  removeUnused: named((client, { organizationId }) => client.barcodes.removeUnused.mutate({ organizationId })),
}

export const users: Rules['users'] = {
  list: by(USER, (client) => client.users.list.query(page)),
  get: owned(USER, (client, { userId }) => client.users.get.query({ userId })),
  update: owned(USER, (client, { userId, userRevision }) =>
    client.users.update.mutate({ userId, revision: userRevision, firstName: 'New' }),
  ),
  toggle: owned(USER, (client, { userId }) => client.users.toggle.mutate({ userIds: [userId], status })),
  permanentlyDelete: owned(USER, (client, { userId }) => client.users.permanentlyDelete.mutate({ userIds: [userId] })),
  completeRegistration: anybody((client) =>
    client.users.completeRegistration.mutate({ firstName: 'A', lastName: 'B', kind: 'LABEL' }),
  ),
  updateProfile: anybody((client) => client.users.updateProfile.mutate({ firstName: 'A', lastName: 'B' })),
  referral: anybody((client) => client.users.referral.query()),
  checkNoReleases: anybody((client) => client.users.checkNoReleases.query()),
}
