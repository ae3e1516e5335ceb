import { z } from '#src/contract/zod.ts'

/** What of the form of a user stays on this device until it is saved. */
export const userDraft = z.partial(z.object({ firstName: z.string(), lastName: z.string() }))
