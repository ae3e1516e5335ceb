import { resourceCounts } from '#src/contract/auth.ts'
import { mutation, query } from '#src/contract/procedure.ts'
import { done, id, imageOption, nothing, reference, requiredText, text } from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'
import { PERMISSIONS } from '#src/domain/access/permission.ts'
import { isValidEmail } from '#src/domain/contact/email.ts'
import { PREVIEW_IDS_MAX, SCOPE_ELEMENTS_MAX, SEARCH_MAX } from '#src/domain/limits.ts'
import { INVITATION_STATUSES } from '#src/domain/membership/invitation.ts'
import { MEMBER_ROLES, SCOPED_KINDS } from '#src/domain/membership/role.ts'
import { ORGANIZATION_EVENTS } from '#src/domain/organization/history.ts'

const role = z.enum(MEMBER_ROLES, 'ROLE_REQUIRED')
const permissions = z.array(z.enum(PERMISSIONS))
const scopeInput = z.union([
  z.literal('ALL'),
  z.array(id).check(z.minLength(1, 'SCOPE_REQUIRED'), z.maxLength(SCOPE_ELEMENTS_MAX)),
])

/** Permissions and scope of a member: all of it has to be filled in (catalogue-5). */
export const memberInput = z.object({
  role,
  permissions: permissions.check(z.minLength(1, 'PERMISSION_REQUIRED')),
  artists: scopeInput,
  labels: scopeInput,
  releases: scopeInput,
})
export type MemberInput = z.output<typeof memberInput>
export const invitationInput = z.extend(memberInput, {
  email: requiredText().check(z.refine(isValidEmail, 'EMAIL_INVALID')),
})

const previewed = z.union([z.literal('ALL'), z.array(id).check(z.maxLength(PREVIEW_IDS_MAX))])
const previewInput = z.object({
  organizationId: id,
  memberId: z.optional(id),
  permissions,
  artists: previewed,
  labels: previewed,
  releases: previewed,
})

const scope = z.union([z.literal('ALL'), z.array(reference)])
const membershipFields = { role, permissions, scope: z.object({ artists: scope, labels: scope, releases: scope }) }

/** A member of an organization, with permissions and scope. */
export const member = z.object({
  id,
  revision: z.int(),
  createdAt: z.string(),
  user: z.object({ id, name: z.string(), email: z.string(), avatar: z.nullable(z.string()), isActive: z.boolean() }),
  ...membershipFields,
})
export type Member = z.output<typeof member>

/** An invitation that the caller received. */
const invitation = z.object({
  id,
  organization: reference,
  inviter: z.nullable(z.string()),
  createdAt: z.string(),
  role,
  permissions,
})
const invitationRef = z.object({ invitationId: id })

/** An invitation as its sender sees it. */
const sentInvitation = z.object({
  id,
  email: z.string(),
  status: z.enum(INVITATION_STATUSES),
  inviter: z.nullable(z.string()),
  sentAt: z.string(),
  expiresAt: z.string(),
  ...membershipFields,
})
export type SentInvitation = z.output<typeof sentInvitation>

/** What happened to an organization; a bank's fields only say that they changed. */
const historyEntry = z.object({
  id,
  event: z.enum(ORGANIZATION_EVENTS),
  at: z.string(),
  by: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  changes: z.array(
    z.object({
      field: z.string(),
      hidden: z.boolean(),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
})
export type OrganizationHistory = z.output<typeof historyEntry>[]

const organizationRef = z.object({ organizationId: id })

export const members = {
  members: query(organizationRef, z.array(member)),
  inviteMember: mutation(z.extend(invitationInput, { id: z.optional(id), organizationId: id }), sentInvitation),
  updateMember: mutation(z.extend(memberInput, { memberId: id, revision: z.int() }), member),
  removeMember: mutation(z.object({ memberId: id }), done),
  leave: mutation(organizationRef, done),
  invitations: query(nothing, z.array(invitation)),
  acceptInvitation: mutation(invitationRef, imageOption),
  rejectInvitation: mutation(invitationRef, done),
  sentInvitations: query(organizationRef, z.array(sentInvitation)),
  resendInvitation: mutation(invitationRef, sentInvitation),
  revokeInvitation: mutation(invitationRef, done),
  /** What a member's scope can name: not by the searches, which ask for permissions a manager need not have. */
  elements: query(
    z.object({ organizationId: id, kind: z.enum(SCOPED_KINDS), search: text(SEARCH_MAX) }),
    z.array(imageOption),
  ),
  /** How much a member, or a new one, would see with these permissions and this scope. */
  memberPreview: query(previewInput, resourceCounts),
  history: query(organizationRef, z.array(historyEntry)),
}
