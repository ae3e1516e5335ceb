import type { Operation, TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { AppRouter } from '#src/contract/router.ts'

/** The token and the organization that a call is sent with. */
export class Credentials {
  readonly jwt: string | null
  readonly organizationId: string | null

  constructor(jwt: string | null, organizationId: string | null) {
    this.jwt = jwt
    this.organizationId = organizationId
  }
}

let current = () => new Credentials(null, null)
/** Sets how the client reads the session, which is a layer above it. */
export const setCredentials = (read: () => Credentials) => {
  current = read
}

const sentWith = new WeakMap<Operation['context'], Credentials>()
const refusedWith = new WeakMap<Error, Credentials>()

/** The credentials that a call was given, or was sent with before a retry. */
const ownCredentials = ({ context }: Operation): Credentials | undefined =>
  context.credentials instanceof Credentials ? context.credentials : sentWith.get(context)

/** Whether a call has credentials of its own. A batch has one set of headers, so it cannot share one. */
export const hasOwnCredentials = (op: Operation): boolean => ownCredentials(op) !== undefined

/** The headers of a batch, as of the moment it is first sent: a retry has those of the first try. */
export const credentialHeaders = ({ opList }: { opList: readonly [Operation, ...Operation[]] }) => {
  const { jwt, organizationId } = ownCredentials(opList[0]) ?? current()
  for (const { context } of opList) sentWith.set(context, new Credentials(jwt, organizationId))
  return {
    ...(jwt === null ? {} : { authorization: `Bearer ${jwt}` }),
    ...(organizationId === null ? {} : { 'x-organization-id': organizationId }),
  }
}

/** An answer may arrive when another user is signed in: a refusal holds only for the session it was sent with. */
export const credentialsLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    // Callers may share a context; each call is noted on its own.
    const context = { ...op.context }
    return observable((observer) =>
      next({ ...op, context }).subscribe({
        next: (answer) => observer.next(answer),
        error: (error) => {
          const credentials = sentWith.get(context)
          if (credentials !== undefined) refusedWith.set(error, credentials)
          observer.error(error)
        },
        complete: () => observer.complete(),
      }),
    )
  }

/** What a call that failed was sent with; undefined when it was not sent. */
export const credentialsOf = (error: Error): Credentials | undefined => refusedWith.get(error)
