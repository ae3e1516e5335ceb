import { query } from '#src/contract/procedure.ts'
import { imageOption, SEARCH_MAX, text } from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'

const SEARCH_RESULTS_MAX = 20
const search = query(
  z.object({ search: text(SEARCH_MAX) }),
  z.array(imageOption).check(z.maxLength(SEARCH_RESULTS_MAX)),
)

export const searches = {
  artists: search,
  organizations: search,
  labels: search,
  assets: search,
  releases: search,
  people: search,
}
