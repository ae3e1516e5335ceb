import type { ArtistInput } from '#src/contract/artists.ts'
import type { AssetInput, MediaFacts } from '#src/contract/assets.ts'
import type { OrganizationInput } from '#src/contract/organizations.ts'
import type { ReleaseInput } from '#src/contract/releases.ts'
import type { REGISTRATION_KINDS } from '#src/contract/users.ts'
import type { LabelDefaults } from '#src/domain/label-defaults.ts'
import type { MemberRole } from '#src/domain/member-role.ts'
import type { MemberScope } from '#src/domain/member-scope.ts'
import type { NotificationPreference } from '#src/domain/notification-preference.ts'
import type { NotificationService, NotificationType } from '#src/domain/notification-type.ts'
import type { FieldChange, OrganizationEvent } from '#src/domain/organization-event.ts'
import type { PasswordTries } from '#src/domain/password-tries.ts'
import type { Permission, UserRole } from '#src/domain/permission.ts'
import type { DeliveryStatus, EntityStatus, SubmissionStatus } from '#src/domain/status.ts'
import type { UploadPurpose } from '#src/domain/upload-purpose.ts'

export type Row = { id: string; revision: number; createdAt: string; updatedAt: string }
/** Whose a row is: the client that made it may send the same id again and is given the same row. */
export type Owned = { organizationId: string; createdBy: string | null }

export type UserRow = Row & {
  firstName: string
  lastName: string
  email: string
  password: string
  avatarFileId: string | null
  role: UserRole
  status: EntityStatus
  completed: boolean
  kind?: (typeof REGISTRATION_KINDS)[number]
  phone?: string
  googleId?: string | null
  facebookId?: string | null
  /** What this person chose to be told, where they chose. */
  notificationPreferences?: NotificationPreference[]
  /** The code somebody else invited this person with. */
  referralCode?: string
  lastSeenAt?: string
  passwordTries?: PasswordTries | undefined
}
export type MembershipRow = Row & {
  userId: string
  organizationId: string
  role: MemberRole
  permissions: Permission[]
  scope: MemberScope
}
export type OrganizationRow = Row & OrganizationInput & { status: EntityStatus }
export type LabelRow = Row &
  Owned & { name: string; isrcPrefix: string | null; status: EntityStatus; defaults: LabelDefaults }
export type ArtistRow = Row & Owned & ArtistInput & { status: EntityStatus }
export type PersonRow = Row & Owned & { name: string }
type MediaRow = (MediaFacts & { fileId: string }) | null
export type AssetRow = Row &
  Owned &
  Omit<AssetInput, 'media' | 'dolbyAtmos'> & { media: MediaRow; dolbyAtmos: MediaRow }
export type ReleaseRow = Row & Owned & ReleaseInput
export type SubmissionRow = Row & {
  releaseId: string
  storeId: string
  createdBy: string | null
  status: SubmissionStatus
  delivery: DeliveryStatus | null
  reason: string | null
}
/** One sitting of one person over a release: which fields they changed. */
export type EditRow = Row & { releaseId: string; userId: string; fields: string[] }
export type StoreRow = Row & { name: string }
export type NotificationRow = Row & {
  userId: string
  type: NotificationType
  /** What it is about, where the type alone does not say. */
  service?: NotificationService | null | undefined
  read: boolean
  senderId: string | null
  releaseId: string | null
  organizationId: string | null
  serviceURL: string | null
}
/** A file's bytes lie in the blob store under its id, unless it is a picture drawn on demand from a few words. */
export type FileRow = Row & {
  fileName: string
  mimeType: string
  bytes: number
  sha256: string
  purpose: UploadPurpose
  createdBy: string | null
  complete: boolean
  drawing: { title: string; subtitle: string; seed: number; kind?: 'COVER' | 'PORTRAIT' | 'LOGO' } | null
}
/** A device that is sent push messages; its id is the token it has for them. */
export type DeviceRow = Row & { userId: string }
type TokenRow = Row & { userId: string; expiresAt: string }
/** The last code sent to an address for one end; its id is made of both. */
export type CodeRow = Row & { code: string; sentAt: string; expiresAt: string; tries: number; used: boolean }
/** Somebody is asked to work for an organization, with what they would be allowed to do there. */
export type InvitationRow = Row & {
  email: string
  organizationId: string
  inviterId: string | null
  role: MemberRole
  permissions: Permission[]
  scope: MemberScope
  status: 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'REVOKED'
  /** The last time; missing on one that was kept before it could be sent again. */
  sentAt?: string
}
/** One thing that happened to an organization, or to somebody who works for it. */
export type OrganizationEditRow = Row & {
  organizationId: string
  userId: string | null
  event: OrganizationEvent
  subject: string | null
  changes: FieldChange[]
}

export type Rows = {
  users: UserRow
  memberships: MembershipRow
  organizations: OrganizationRow
  labels: LabelRow
  artists: ArtistRow
  people: PersonRow
  assets: AssetRow
  releases: ReleaseRow
  submissions: SubmissionRow
  edits: EditRow
  stores: StoreRow
  notifications: NotificationRow
  files: FileRow
  tokens: TokenRow
  devices: DeviceRow
  codes: CodeRow
  invitations: InvitationRow
  organizationEdits: OrganizationEditRow
}
/** A whole catalogue, as the seed makes it. */
export type Catalogue = { [Table in keyof Rows]: Rows[Table][] }
