import { mutation, query } from '#src/contract/procedure.ts'
import { done, id, instant, nothing, reference, requiredText } from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'
import { NOTIFICATIONS_PER_PAGE_MAX, TOKEN_MAX } from '#src/domain/limits.ts'
import { NOTIFICATION_TYPES } from '#src/domain/notification/type.ts'

const person = z.object({ firstName: z.string(), lastName: z.string() })

export const notification = z.object({
  id,
  type: z.enum(NOTIFICATION_TYPES),
  createdAt: instant,
  read: z.boolean(),
  service: z.nullable(z.string()),
  serviceURL: z.nullable(z.string()),
  sender: z.nullable(z.extend(person, { avatar: z.nullable(z.string()) })),
  release: z.nullable(z.object({ id, title: z.string(), cover: z.nullable(z.string()) })),
  releaseId: z.nullable(id),
  /** The stores that it is about. */
  stores: z.array(reference),
  artist: z.nullable(z.object({ id })),
  organization: z.nullable(reference),
  invited: z.nullable(person),
})
export type Notification = z.output<typeof notification>

/** Whether a type of notification is wanted in the list and on the devices. */
export const notificationPreference = z.object({
  type: z.enum(NOTIFICATION_TYPES),
  inApp: z.boolean(),
  push: z.boolean(),
})
const preferences = z.object({ preferences: z.array(notificationPreference) })
const { type, inApp, push } = notificationPreference.shape
const preferenceChange = z.object({ type, inApp: z.optional(inApp), push: z.optional(push) })
const preferenceChanges = z.array(preferenceChange).check(z.minLength(1), z.maxLength(NOTIFICATION_TYPES.length))

/** Where a browser is reached by push messages. */
const device = z.object({ token: requiredText(TOKEN_MAX) })

export const notifications = {
  get: query(
    z.object({
      limit: z.int().check(z.minimum(1), z.maximum(NOTIFICATIONS_PER_PAGE_MAX)),
      cursor: z.nullish(z.string()),
    }),
    z.object({ notifications: z.array(notification), nextCursor: z.nullable(z.string()) }),
  ),
  has: query(nothing, z.boolean()),
  setAsRead: mutation(nothing, done),
  preferences: query(nothing, preferences),
  updatePreferences: mutation(z.object({ preferences: preferenceChanges }), preferences),
  addDeviceToken: mutation(device, done),
  removeDeviceToken: mutation(device, done),
}
