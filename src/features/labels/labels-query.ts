import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { idFilter, kindFilter, listSearchParams, pageInput } from '#src/shared/list/search-params/list-search-params.ts'
import { z } from '#src/contract/zod.ts'
import { ENTITY_STATUSES } from '#src/domain/access/activation.ts'

export const labelsSearch = z.extend(listSearchParams(['name', 'status']), {
  status: kindFilter(ENTITY_STATUSES),
  organizationId: idFilter,
})
export type LabelsState = z.output<typeof labelsSearch>

export const labelsQuery = (state: LabelsState) =>
  api.labels.list.queryOptions(pageInput(state), {
    meta: { offline: true },
    placeholderData: keepPreviousData,
    select: ({ labels, count }) => ({ rows: labels, count }),
  })

export const labelQuery = (labelId: string) => api.labels.get.queryOptions({ labelId }, { meta: { offline: true } })
