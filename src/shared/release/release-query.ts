import { api } from '#src/api/client.ts'

export const releaseQuery = (releaseId: string) =>
  api.releases.get.queryOptions({ releaseId }, { meta: { offline: true } })
