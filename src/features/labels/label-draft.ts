import { labelDefaults } from '#src/contract/labels.ts'
import { z } from '#src/contract/zod.ts'

const { territories, distributionProviders } = labelDefaults.shape
const typed = z.string()

/** What of the form stays on this device until it is saved. */
export const labelDraft = z.partial(
  z.object({
    name: typed,
    isrcPrefix: typed,
    copyrightC: typed,
    copyrightP: typed,
    genre: typed,
    subgenre: typed,
    territories,
    distributionProviders,
  }),
)
