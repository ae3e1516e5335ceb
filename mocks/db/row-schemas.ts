import { artistDetail, artistInput } from '#src/contract/artists.ts'
import { assetInput, mediaFacts } from '#src/contract/assets.ts'
import { labelDefaults } from '#src/contract/labels.ts'
import { notificationPreference } from '#src/contract/notifications.ts'
import { organizationInput } from '#src/contract/organizations.ts'
import { releaseInput } from '#src/contract/releases.ts'
import { REGISTRATION_KINDS } from '#src/contract/users.ts'
import { z } from '#src/contract/zod.ts'
import { NO_LABEL_DEFAULTS } from '#src/domain/label/defaults.ts'
import { MEMBER_ROLES } from '#src/domain/membership/role.ts'
import { FULL_SCOPE } from '#src/domain/membership/scope.ts'
import { NOTIFICATION_SERVICES, NOTIFICATION_TYPES } from '#src/domain/notification/type.ts'
import { ORGANIZATION_EVENTS } from '#src/domain/organization/history.ts'
import { PERMISSIONS, USER_ROLES } from '#src/domain/access/permission.ts'
import { DELIVERY_STATUSES, SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'
import { ENTITY_STATUSES } from '#src/domain/access/activation.ts'
import { UPLOAD_PURPOSES } from '#src/domain/media/upload-purpose.ts'

const row = { id: z.string(), revision: z.int(), createdAt: z.string(), updatedAt: z.string() }
const someone = z.nullable(z.string())
const owned = { organizationId: z.string(), createdBy: someone }
const status = z.enum(ENTITY_STATUSES)
const elements = z.union([z.literal('ALL'), z.array(z.string())])
const scope = z.object({ artists: elements, labels: elements, releases: elements })
/** What members and invitations came to say later. */
const role = z._default(z.enum(MEMBER_ROLES), 'OTHER')

const media = z.nullable(z.extend(mediaFacts, { fileId: z.string() }))
const { shape } = assetInput
/** What assets came to say later: one that was kept before says nothing of it. */
const saidSince = {
  dolbyAtmos: z._default(media, null),
  metadataLanguage: z._default(shape.metadataLanguage, null),
  lyrics: z._default(shape.lyrics, null),
  alternateGenre: z._default(shape.alternateGenre, null),
  alternateSubgenre: z._default(shape.alternateSubgenre, null),
  catalogTier: z._default(shape.catalogTier, null),
  copyright: z._default(shape.copyright, { year: null, text: '' }),
  previewStart: z._default(shape.previewStart, null),
  previewLength: z._default(shape.previewLength, null),
}
/** A release that was kept before these were asked for has none of them. */
const { alternateGenre, alternateSubgenre, recordingYear, recordingLocation, preOrderDate } = releaseInput.shape
const laterReleaseFields = {
  alternateGenre: z._default(alternateGenre, null),
  alternateSubgenre: z._default(alternateSubgenre, null),
  recordingYear: z._default(recordingYear, null),
  recordingLocation: z._default(recordingLocation, null),
  preOrderDate: z._default(preOrderDate, null),
  monetization: z._default(releaseInput.shape.monetization, false),
  songMonetization: z._default(releaseInput.shape.songMonetization, false),
  assetsRightsClaim: z._default(releaseInput.shape.assetsRightsClaim, 'NONE'),
  manageAssetsSeparately: z._default(releaseInput.shape.manageAssetsSeparately, false),
}

/**
 * The columns of every table; the types of rows follow from these. A column that is added needs a default or has to be
 * optional, because rows that an older version kept lack it (`rows-of-version-1.jsonl`).
 */
export const rowSchemas = {
  users: z.object({
    ...row,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    password: z.string(),
    avatarFileId: someone,
    role: z.enum(USER_ROLES),
    status,
    completed: z.boolean(),
    kind: z.optional(z.enum(REGISTRATION_KINDS)),
    phone: z.optional(z.string()),
    googleId: z.optional(someone),
    facebookId: z.optional(someone),
    /** What this person chose to be told, where they chose. */
    notificationPreferences: z.optional(z.array(notificationPreference)),
    /** The code somebody else invited this person with. */
    referralCode: z.optional(z.string()),
    lastSeenAt: z.optional(z.string()),
    passwordTries: z.optional(z.object({ count: z.int(), lastAt: z.string() })),
  }),
  memberships: z.object({
    ...row,
    userId: z.string(),
    organizationId: z.string(),
    permissions: z.array(z.enum(PERMISSIONS)),
    role,
    scope,
  }),
  organizations: z.extend(organizationInput, { ...row, status }),
  labels: z.object({
    ...row,
    ...owned,
    name: z.string(),
    isrcPrefix: z.nullable(z.string()),
    status,
    defaults: z._default(labelDefaults, NO_LABEL_DEFAULTS),
  }),
  // Whoever was named in passing is found nowhere yet.
  artists: z.extend(artistInput, { ...row, ...owned, status, channels: artistDetail.shape.channels }),
  people: z.object({ ...row, ...owned, name: z.string() }),
  assets: z.extend(assetInput, {
    ...row,
    ...owned,
    media,
    ...saidSince,
  }),
  releases: z.extend(releaseInput, { ...row, ...owned, ...laterReleaseFields }),
  submissions: z.object({
    ...row,
    releaseId: z.string(),
    storeId: z.string(),
    createdBy: someone,
    status: z.enum(SUBMISSION_STATUSES),
    delivery: z.nullable(z.enum(DELIVERY_STATUSES)),
    reason: z.nullable(z.string()),
  }),
  /** One sitting of one person over a release: which fields they changed. */
  edits: z.object({ ...row, releaseId: z.string(), userId: z.string(), fields: z.array(z.string()) }),
  stores: z.object({ ...row, name: z.string() }),
  notifications: z.object({
    ...row,
    userId: z.string(),
    type: z.enum(NOTIFICATION_TYPES),
    /** What it is about, where the type alone does not say. */
    service: z.nullish(z.enum(NOTIFICATION_SERVICES)),
    read: z.boolean(),
    senderId: someone,
    releaseId: someone,
    organizationId: someone,
    serviceURL: z.nullable(z.string()),
  }),
  /** A file's bytes lie in the blob store under its id, unless it is a picture drawn on demand from a few words. */
  files: z.object({
    ...row,
    fileName: z.string(),
    mimeType: z.string(),
    bytes: z.int(),
    sha256: z.string(),
    purpose: z.enum(UPLOAD_PURPOSES),
    createdBy: someone,
    complete: z.boolean(),
    drawing: z.nullable(
      z.object({
        title: z.string(),
        subtitle: z.string(),
        seed: z.number(),
        kind: z.optional(z.enum(['COVER', 'PORTRAIT', 'LOGO'])),
      }),
    ),
  }),
  /** A device that is sent push messages; its id is the token it has for them. */
  devices: z.object({ ...row, userId: z.string() }),
  tokens: z.object({ ...row, userId: z.string(), expiresAt: z.string() }),
  /** The last code sent to an address for one end; its id is made of both. */
  codes: z.object({
    ...row,
    code: z.string(),
    sentAt: z.string(),
    expiresAt: z.string(),
    tries: z.int(),
    used: z.boolean(),
  }),
  /** Somebody is asked to work for an organization, with what they would be allowed to do there. */
  invitations: z.object({
    ...row,
    email: z.string(),
    organizationId: z.string(),
    inviterId: someone,
    role,
    permissions: z.array(z.enum(PERMISSIONS)),
    scope: z._default(scope, FULL_SCOPE),
    status: z.enum(['PENDING', 'ACCEPTED', 'REJECTED', 'REVOKED']),
    /** The last time; missing on one that was kept before it could be sent again. */
    sentAt: z.optional(z.string()),
  }),
  /** One thing that happened to an organization, or to somebody who works for it. */
  organizationEdits: z.object({
    ...row,
    organizationId: z.string(),
    userId: someone,
    event: z.enum(ORGANIZATION_EVENTS),
    subject: someone,
    changes: z.array(z.object({ field: z.string(), hidden: z.boolean(), before: someone, after: someone })),
  }),
}
