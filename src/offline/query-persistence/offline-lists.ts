import { z } from '#src/contract/zod.ts'
import { LIST_AREAS, type ListArea } from '#src/domain/navigation/list-areas.ts'
import { readPersistedInputs } from '#src/offline/query-persistence/persisted-queries.ts'

const state = z.looseObject({ page: z.int(), search: z.optional(z.string()) })
type Search = z.output<typeof state>

/** A list that was opened while there was a network, and the state in which it can be read. */
export type OfflineList = { area: ListArea; search: Search }

const isWhole = ({ page, search = '' }: Search) => page === 1 && search === ''

/** One of each area: its beginning where that was read, or else whatever part of it was. */
export const readOfflineLists = async (): Promise<OfflineList[]> => {
  const found = await Promise.all(
    LIST_AREAS.map(async (area) => ({ area, inputs: await readPersistedInputs(area, 'list') })),
  )
  return found.flatMap(({ area, inputs }) => {
    const states = inputs.flatMap((input) => state.safeParse(input).data ?? [])
    const search = states.find(isWhole) ?? states[0]
    return search === undefined ? [] : [{ area, search }]
  })
}
