import type { Operation, TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { AppRouter } from '#src/contract/index.ts'
import type { Session } from '#src/session/guarded-storage.ts'
import { session } from '#src/session/session.ts'

type Credentials = Pick<Session, 'jwt' | 'organizationId'>

const sentWith = new WeakMap<Operation['context'], Credentials>()
const refusedWith = new WeakMap<Error, Credentials>()

/** Who asks, and for which organization: of all calls of a batch, at the moment it is sent. */
export const credentialHeaders = ({ opList }: { opList: readonly Operation[] }) => {
  const { jwt, organizationId } = session.getState()
  for (const { context } of opList) sentWith.set(context, { jwt, organizationId })
  return {
    ...(jwt === null ? {} : { authorization: `Bearer ${jwt}` }),
    ...(organizationId === null ? {} : { 'x-organization-id': organizationId }),
  }
}

/** An answer may arrive when somebody else is signed in: a refusal holds only for the session it was sent with. */
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
