import { query } from '#src/contract/procedure.ts'
import { imageOption, text } from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'
import { SEARCH_MAX, SEARCH_RESULTS_MAX } from '#src/domain/limits.ts'

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
