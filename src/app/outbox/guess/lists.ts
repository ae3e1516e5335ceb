import { keepNow } from '#src/api/keep-for-offline.ts'
import { queryClient } from '#src/api/query-client.ts'
import { z } from '#src/contract/zod.ts'
import { isCreate } from '#src/offline/outbox/change.ts'

const row = z.looseObject({ id: z.string() })
const list = z.looseObject({ count: z.int() })
const firstPage = z.object({ input: z.object({ page: z.literal(1), search: z.optional(z.literal('')) }) })

const isFirstPage = (key: readonly unknown[]) => firstPage.safeParse(key[1]).success

/** Rows that were read show the change; what is new stands first on the first page. */
export const putInLists = async (path: string, entity: { id: string; status?: unknown }) => {
  const [area = ''] = path.split('.')
  for (const query of queryClient.getQueryCache().findAll({ queryKey: [[area, 'list']] })) {
    const data = list.safeParse(query.state.data).data
    const rows = z.array(row).safeParse(data?.[area]).data
    if (data === undefined || rows === undefined) continue
    const isThere = rows.some(({ id }) => id === entity.id)
    const isNew = !isThere && isCreate(path) && isFirstPage(query.queryKey)
    if (!isThere && !isNew) continue
    const changed = rows.map((each) => (each.id === entity.id ? { ...each, ...entity } : each))
    queryClient.setQueryData(query.queryKey, {
      ...data,
      [area]: isNew ? [entity, ...rows] : changed,
      count: data.count + (isNew ? 1 : 0),
    })
    await keepNow(query.queryKey, queryClient)
  }
}
