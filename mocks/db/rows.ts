import type { z } from '#src/contract/zod.ts'
import type { rowSchemas } from '#mocks/db/row-schemas.ts'

export type Row = { id: string; revision: number; createdAt: string; updatedAt: string }
/** Whose a row is: the client that made it may send the same id again and is given the same row. */
export type Owned = { organizationId: string; createdBy: string | null }

/** The rows of every table, as their schemas say: what is written and what is read back have the same columns. */
export type Rows = { [Table in keyof typeof rowSchemas]: z.output<(typeof rowSchemas)[Table]> }

export type UserRow = Rows['users']
export type MembershipRow = Rows['memberships']
export type OrganizationRow = Rows['organizations']
export type LabelRow = Rows['labels']
export type ArtistRow = Rows['artists']
export type PersonRow = Rows['people']
export type AssetRow = Rows['assets']
export type ReleaseRow = Rows['releases']
export type SubmissionRow = Rows['submissions']
export type EditRow = Rows['edits']
export type StoreRow = Rows['stores']
export type NotificationRow = Rows['notifications']
export type FileRow = Rows['files']
export type CodeRow = Rows['codes']
export type InvitationRow = Rows['invitations']
export type OrganizationEditRow = Rows['organizationEdits']

/** A whole catalogue, as the seed makes it. */
export type Catalogue = { [Table in keyof Rows]: Rows[Table][] }
