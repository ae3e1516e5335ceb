import { z } from '#src/contract/zod.ts'

/** What of the form of a person stays on this device until it is saved. */
export const personDraft = z.partial(z.object({ name: z.string() }))
