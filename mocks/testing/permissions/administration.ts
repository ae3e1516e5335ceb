import {
  BY_PERMISSION,
  EVERYBODY,
  NO,
  OK,
  OUT,
  type Outcomes,
  type Procedures,
} from '#mocks/testing/permissions/outcomes.ts'
import { GRANT } from '#mocks/testing/grant.ts'
import { INVITATION, MEMBERSHIP, ORGANIZATION, USER } from '#mocks/testing/test-ids.ts'
import { FULL_SCOPE } from '#src/domain/membership/role.ts'

const page = { page: 1, perPage: 5 }
const organizationId = ORGANIZATION.first
const status = 'INACTIVE'
const NEEDED = 'PRECONDITION_FAILED'
/** Whose an organization is not does not learn that it is there. */
const MANAGERS: Outcomes = [OUT, NO, NO, NO, OK, 'NOT_FOUND', OK]
const INVITED: Outcomes = [OUT, 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', OK, 'NOT_FOUND']

export const organizations: Procedures['organizations'] = {
  own: { call: ({ organizations }) => organizations.own.query(), outcomes: EVERYBODY },
  list: { call: ({ organizations }) => organizations.list.query(page), outcomes: BY_PERMISSION(NO, NO) },
  get: { call: ({ organizations }) => organizations.get.query({ organizationId }), outcomes: BY_PERMISSION(NO, NO) },
  create: {
    call: ({ organizations }) => organizations.create.mutate({ name: 'New Organization', country: 'IT' }),
    outcomes: EVERYBODY,
  },
  update: {
    call: ({ organizations }) => organizations.update.mutate({ organizationId, revision: 1, city: 'Roma' }),
    outcomes: BY_PERMISSION(NO, NO),
  },
  toggle: {
    call: ({ organizations }) => organizations.toggle.mutate({ organizationIds: [organizationId], status }),
    outcomes: BY_PERMISSION(NO, NO),
  },
  permanentlyDelete: {
    call: ({ organizations }) => organizations.permanentlyDelete.mutate({ organizationIds: [organizationId] }),
    outcomes: [OUT, NO, NO, NO, NEEDED, NO, NEEDED],
  },
  members: {
    call: ({ organizations }) => organizations.members.query({ organizationId }),
    outcomes: MANAGERS,
  },
  invitations: { call: ({ organizations }) => organizations.invitations.query(), outcomes: EVERYBODY },
  acceptInvitation: {
    call: ({ organizations }) => organizations.acceptInvitation.mutate({ invitationId: INVITATION }),
    outcomes: INVITED,
  },
  rejectInvitation: {
    call: ({ organizations }) => organizations.rejectInvitation.mutate({ invitationId: INVITATION }),
    outcomes: INVITED,
  },
  sentInvitations: {
    call: ({ organizations }) => organizations.sentInvitations.query({ organizationId }),
    outcomes: MANAGERS,
  },
  inviteMember: {
    call: ({ organizations }) =>
      organizations.inviteMember.mutate({ organizationId, email: 'somebody@new.test', ...GRANT }),
    outcomes: MANAGERS,
  },
  resendInvitation: {
    call: ({ organizations }) => organizations.resendInvitation.mutate({ invitationId: INVITATION }),
    outcomes: MANAGERS,
  },
  revokeInvitation: {
    call: ({ organizations }) => organizations.revokeInvitation.mutate({ invitationId: INVITATION }),
    outcomes: MANAGERS,
  },
  updateMember: {
    call: ({ organizations }) =>
      organizations.updateMember.mutate({ memberId: MEMBERSHIP.label, revision: 1, ...GRANT }),
    outcomes: MANAGERS,
  },
  removeMember: {
    call: ({ organizations }) => organizations.removeMember.mutate({ memberId: MEMBERSHIP.suspended }),
    outcomes: MANAGERS,
  },
  leave: {
    call: ({ organizations }) => organizations.leave.mutate({ organizationId }),
    outcomes: [OUT, OK, OK, OK, NEEDED, 'NOT_FOUND', 'NOT_FOUND'],
  },
  elements: {
    call: ({ organizations }) => organizations.elements.query({ organizationId, kind: 'artists', search: '' }),
    outcomes: MANAGERS,
  },
  memberPreview: {
    call: ({ organizations }) =>
      organizations.memberPreview.query({ organizationId, permissions: ['MANAGE_LABEL'], ...FULL_SCOPE }),
    outcomes: MANAGERS,
  },
  history: { call: ({ organizations }) => organizations.history.query({ organizationId }), outcomes: MANAGERS },
}

export const users: Procedures['users'] = {
  list: { call: ({ users }) => users.list.query(page), outcomes: BY_PERMISSION(NO, NO) },
  get: { call: ({ users }) => users.get.query({ userId: USER.label }), outcomes: BY_PERMISSION(NO, NO) },
  update: {
    call: ({ users }) => users.update.mutate({ userId: USER.label, revision: 1, firstName: 'New' }),
    outcomes: BY_PERMISSION(NO, NO),
  },
  toggle: {
    call: ({ users }) => users.toggle.mutate({ userIds: [USER.label], status }),
    outcomes: BY_PERMISSION(NO, NO),
  },
  permanentlyDelete: {
    call: ({ users }) => users.permanentlyDelete.mutate({ userIds: [USER.label] }),
    outcomes: BY_PERMISSION(NO, NO),
  },
  updateProfile: {
    call: ({ users }) => users.updateProfile.mutate({ firstName: 'A', lastName: 'B' }),
    outcomes: EVERYBODY,
  },
  referral: { call: ({ users }) => users.referral.query(), outcomes: EVERYBODY },
  completeRegistration: {
    call: ({ users }) => users.completeRegistration.mutate({ firstName: 'A', lastName: 'B', kind: 'LABEL' }),
    outcomes: EVERYBODY,
  },
  checkNoReleases: { call: ({ users }) => users.checkNoReleases.query(), outcomes: EVERYBODY },
}
