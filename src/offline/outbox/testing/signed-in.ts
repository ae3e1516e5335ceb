import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'
import type { Label } from '#src/contract/labels.ts'

export const NORTH = '00000000-0000-4000-8000-00000000000a'
export const ANNA = '00000000-0000-4000-8000-00000000000b'
export const LABEL_ID = '00000000-0000-4000-8000-000000000001'
export const LANTERNA = {
  id: LABEL_ID,
  revision: 3,
  createdAt: '2026-03-10T10:00:00.000Z',
  updatedAt: '2026-03-10T10:00:00.000Z',
  name: 'Lanterna',
  isrcPrefix: null,
  nextIsrc: null,
  defaults: {
    copyrightC: null,
    copyrightP: null,
    genre: null,
    subgenre: null,
    territories: [],
    distributionProviders: [],
  },
  status: 'ACTIVE',
  organization: { id: NORTH, name: 'North' },
  releasesCount: 0,
} satisfies Label

/** A browser that keeps nothing yet, with a network, in which somebody is signed in who looks at a label. */
export const signedIn = async () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  vi.resetModules()
  const { queryClient } = await import('#src/api/query-client.ts')
  const { api } = await import('#src/api/client.ts')
  const { session } = await import('#src/auth/session/session.ts')
  const outbox = await import('#src/offline/outbox/queue/shared-queue.ts')
  session.setState({ jwt: 'token', organizationId: NORTH, inviteCode: null })
  // Of who is signed in, only the id is asked for here.
  const [user, label]: (readonly unknown[])[] = [
    api.auth.user.queryKey(),
    api.labels.get.queryKey({ labelId: LABEL_ID }),
  ]
  const shown = () => queryClient.getQueryData(label ?? [])
  queryClient.setQueryData(user ?? [], { id: ANNA })
  queryClient.setQueryData(label ?? [], LANTERNA)
  return { ...outbox, queryClient, session, shown, userKey: user ?? [] }
}
