import { flagParam } from '#src/catalogue/search-param.ts'
import { z } from '#src/contract/zod.ts'

/** Whether an entity's fields are being changed stands in its address: back leads out of it, a reload stays. */
export const editSearch = z.object({ edit: z.catch(z.optional(flagParam), undefined) })
