import { PERMISSIONS, USER_ROLES } from '#src/domain/permission.ts'
import { mutation, query } from '#src/contract/rpc.ts'
import { done, id, nothing, requiredText } from '#src/contract/resource.ts'
import { z } from '#src/contract/zod.ts'

const PASSWORD_MAX = 200
const COUNTED = [
  'pendingApprovals',
  'takeDownRequests',
  'organizations',
  'users',
  'labels',
  'artists',
  'releases',
  'assets',
  'people',
] as const

export const email = z.email()
export const signInInput = z.object({ email, password: requiredText(PASSWORD_MAX) })
const token = z.object({ token: z.string(), completed: z.boolean() })

export const currentUser = z.object({
  id,
  email,
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.nullable(z.string()),
  role: z.enum(USER_ROLES),
  completed: z.boolean(),
})
export type CurrentUser = z.output<typeof currentUser>

export const resourceCounts = z.record(z.enum(COUNTED), z.int())
export type ResourceCounts = z.output<typeof resourceCounts>

export const auth = {
  signIn: mutation(signInInput, token),
  signOut: mutation(z.object({ deviceToken: z.optional(z.string()) }), done),
  user: query(nothing, currentUser),
  permissions: query(nothing, z.array(z.enum(PERMISSIONS))),
  resourcesCount: query(nothing, resourceCounts),
}
