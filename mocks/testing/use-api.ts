import { TRPCClientError } from '@trpc/client'
import { afterEach, beforeEach } from 'vitest'
import type { MemoryDatabase } from '#mocks/db/database.ts'
import { clientFor, startEmulatedApi } from '#mocks/node.ts'
import { smallCatalogue } from '#mocks/testing/small-catalogue.ts'
import { ORGANIZATION, PASSWORD } from '#mocks/testing/test-ids.ts'
import { z } from '#src/contract/zod.ts'

export const START = new Date('2026-03-10T10:00:00Z')
type Api = Awaited<ReturnType<typeof startEmulatedApi>>
export type Client = ReturnType<typeof clientFor>
export type Person = 'admin' | 'member' | 'artist' | 'label' | 'viewer' | 'newcomer' | 'outsider'

const errorData = z.object({
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  current: z.optional(z.unknown()),
  dependents: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
})

/** What a call was refused with; a call that succeeds is not what the test wanted. */
export const refused = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => new Error('it was answered'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof TRPCClientError)) throw error
  return { message: error.message, ...errorData.parse(error.data) }
}

type Ports = Pick<Parameters<typeof startEmulatedApi>[0], 'push' | 'mail'>

/** An emulated API of its own for each test, with a clock that the test may move. */
export const useApi = (ports: Ports = {}) => {
  const clock = { now: START }
  let api: Api | undefined
  beforeEach(async () => {
    clock.now = START
    api = await startEmulatedApi({ now: () => clock.now, seed: smallCatalogue, ...ports })
  })
  afterEach(() => api?.close())

  const database = (): MemoryDatabase => {
    if (api === undefined) throw new Error('The API is started before each test')
    return api.database
  }
  const server = () => {
    if (api === undefined) throw new Error('The API is started before each test')
    return api.server
  }
  const tokenOf = async (person: Person): Promise<string> => {
    const { token } = await clientFor().auth.signIn.mutate({ email: `${person}@liner.test`, password: PASSWORD })
    return token
  }
  const as = async (person: Person, organizationId: string | undefined = ORGANIZATION.first): Promise<Client> =>
    clientFor({ token: await tokenOf(person), organizationId: person === 'admin' ? undefined : organizationId })
  return { clock, database, server, tokenOf, as }
}
