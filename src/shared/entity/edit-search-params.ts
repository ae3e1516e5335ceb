import { flagParam } from '#src/shared/list/search-params/param-schemas.ts'
import { z } from '#src/contract/zod.ts'

/** Whether an entity's fields are being changed stands in its address: back leads out of it, a reload stays. */
export const editSearchParams = z.object({ edit: z.catch(z.optional(flagParam), undefined) })
