import type { Handlers } from '#backend/context.ts'
import { signedIn } from '#backend/session.ts'
import { EVERY } from '#backend/tables/filter.ts'

export const fuga: Handlers['fuga'] = {
  digitalServiceProviders: async (_, context) => {
    await signedIn(context)
    const stores = await context.tables.stores.where(EVERY)
    return stores.map(({ id, name }) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name))
  },
}
