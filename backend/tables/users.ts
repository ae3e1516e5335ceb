import { nullableText, status } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'
import { notificationPreference } from '#src/contract/notifications.ts'
import { REGISTRATION_KINDS } from '#src/contract/users.ts'
import { z } from '#src/contract/zod.ts'
import { USER_ROLES } from '#src/domain/access/permission.ts'
import { emailKey } from '#src/domain/contact/email.ts'
import { LANGUAGES } from '#src/domain/interface-languages.ts'

export const users = defineTable(
  {
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** As the passwords port hashes it; empty where there is none. */
    password: z.string(),
    kind: z.optional(z.enum(REGISTRATION_KINDS)),
    phone: z.optional(z.string()),
    googleId: z.optional(nullableText),
    facebookId: z.optional(nullableText),
    /** What this person chose, where it differs from the usual. */
    notificationPreferences: z.optional(z.array(notificationPreference)),
    /** The referral code that this person signed up with. */
    referralCode: z.optional(z.string()),
    /** Of the page that this person last signed in with: mail that others cause is written in it. */
    language: z.optional(z.enum(LANGUAGES)),
    lastSeenAt: z.optional(z.string()),
    passwordTries: z.optional(z.object({ count: z.int(), lastAt: z.string() })),
    avatarFileId: nullableText,
    role: z.enum(USER_ROLES),
    status,
    completed: z.boolean(),
  },
  {
    avatarFileId: null,
    role: 'MEMBER',
    status: 'ACTIVE',
    completed: false,
  },
  {
    keys: {
      email: { of: ({ email }) => emailKey(email), unique: { code: 'DUPLICATE_USER_NAME', field: 'email' } },
      GOOGLE: {
        of: ({ googleId }) => (googleId == null ? null : emailKey(googleId)),
        unique: { code: 'SOCIAL_ALREADY_LINKED' },
      },
      FACEBOOK: {
        of: ({ facebookId }) => (facebookId == null ? null : emailKey(facebookId)),
        unique: { code: 'SOCIAL_ALREADY_LINKED' },
      },
      referral: { of: ({ referralCode }) => referralCode?.toUpperCase() ?? null },
    },
    indexes: ['role'],
    compared: ['status'],
    search: {
      of: ({ id, firstName, lastName, email }) => ({ texts: [firstName, lastName, email], codes: [id] }),
    },
    sorts: {
      name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
      firstName: ({ firstName }) => firstName,
      lastName: ({ lastName }) => lastName,
      email: ({ email }) => email,
      status: ({ status }) => status,
    },
  },
)
export type UserRow = RowOf<typeof users>

/** The last one-time code sent to an address for one purpose; its id is made of both. */
export const codes = defineTable(
  {
    /** As the codes port hashes it. */
    code: z.string(),
    sentAt: z.string(),
    expiresAt: z.string(),
    tries: z.int(),
    used: z.boolean(),
  },
  { tries: 0, used: false },
)
export type CodeRow = RowOf<typeof codes>

/** Devices that receive push messages; the id of one is its push token. */
export const devices = defineTable(
  {
    userId: z.string(),
    /** The session that registered it last: where the others of its user are closed, it stays with its own. */
    sessionId: z.optional(nullableText),
  },
  {},
  { indexes: ['userId'], refers: { userId: 'users' } },
)

/** Open sessions. */
export const tokens = defineTable(
  { userId: z.string(), expiresAt: z.string() },
  {},
  { indexes: ['userId'], refers: { userId: 'users' } },
)
