import { WORKSPACE_STEPS } from '#src/domain/workspace-step.ts'
import { RELEASE_FORMATS } from '#src/domain/release/format.ts'
import { z } from '#src/contract/zod.ts'

const FIELD_MAX = 200
const place = {
  step: z.catch(z.optional(z.enum(WORKSPACE_STEPS)), undefined),
  field: z.catch(z.optional(z.string().check(z.maxLength(FIELD_MAX))), undefined),
}
const start = {
  title: z.catch(z.optional(z.string()), undefined),
  /** The release that this one is a copy of. */
  from: z.catch(z.optional(z.uuid()), undefined),
  /** A cover that another app shared, by the key under which it waits. */
  shared: z.catch(z.optional(z.string()), undefined),
}

/** What the address of the workspace may say; whatever else it says is ignored. */
export const workspaceSearch = z.object({
  ...place,
  ...start,
  /** Present as long as the release is new, and nothing of it has been saved. */
  format: z.catch(z.optional(z.enum(RELEASE_FORMATS)), undefined),
})
export const newReleaseSearch = z.object({
  ...place,
  ...start,
  id: z.catch(z.optional(z.uuid()), undefined),
  format: z.catch(z._default(z.enum(RELEASE_FORMATS), 'ALBUM'), 'ALBUM'),
})
