import { z } from '#src/contract/zod.ts'
import { RELEASE_FORMATS } from '#src/domain/release/format.ts'
import { WORKSPACE_STEPS } from '#src/domain/workspace-step.ts'

const FIELD_MAX = 200
const position = {
  step: z.catch(z.optional(z.enum(WORKSPACE_STEPS)), undefined),
  field: z.catch(z.optional(z.string().check(z.maxLength(FIELD_MAX))), undefined),
}
const start = {
  title: z.catch(z.optional(z.string()), undefined),
  /** The release that this one is a copy of. */
  from: z.catch(z.optional(z.uuid()), undefined),
  /** The key of a stored file that another app shared, to be the cover. */
  shared: z.catch(z.optional(z.string()), undefined),
}

/** What the address of the workspace may say; anything else in it is ignored. */
export const workspaceSearch = z.object({
  ...position,
  ...start,
  /** Present until a new release is saved for the first time. */
  format: z.catch(z.optional(z.enum(RELEASE_FORMATS)), undefined),
})
export const newReleaseSearch = z.object({
  ...position,
  ...start,
  id: z.catch(z.optional(z.uuid()), undefined),
  format: z.catch(z._default(z.enum(RELEASE_FORMATS), 'ALBUM'), 'ALBUM'),
})
