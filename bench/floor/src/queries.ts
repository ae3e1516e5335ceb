import { queryOptions } from '@tanstack/react-query'
import { createTRPCClient, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { answerCall, type FloorRouter, type ListInput } from './catalogue.ts'

/** Answers in the page: the floor is what the stack itself costs, without a server. */
const catalogueLink: TRPCLink<FloorRouter> =
  () =>
  ({ op }) =>
    observable((observer) => {
      queueMicrotask(() => {
        observer.next({ result: { type: 'data', data: answerCall(op.path, op.input) } })
        observer.complete()
      })
    })

const client = createTRPCClient<FloorRouter>({ links: [catalogueLink] })

export const releasesQuery = (input: ListInput) =>
  queryOptions({ queryKey: ['releases.list', input], queryFn: () => client.releases.list.query(input) })

export const releaseQuery = (id: string) =>
  queryOptions({ queryKey: ['releases.get', id], queryFn: () => client.releases.get.query({ id }) })
