import { api } from '#src/api/client.ts'

/** How many releases the list has of each stage. */
export const stagesQuery = api.releases.stages.queryOptions(undefined, { meta: { offline: true } })
