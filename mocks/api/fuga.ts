import { signedIn } from '#mocks/session.ts'
import type { Handlers } from '#mocks/trpc.ts'

export const fuga: Handlers['fuga'] = {
  digitalServiceProviders: async (_, context) => {
    await signedIn(context)
    const stores = await context.tables.stores.all()
    return stores.map(({ id, name }) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name))
  },
}
