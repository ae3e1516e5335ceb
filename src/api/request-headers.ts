import type { Operation } from '@trpc/client'
import { z } from '#src/contract/zod.ts'

const credentials = z.object({ jwt: z.nullable(z.string()), organizationId: z.nullable(z.string()) })
export type Credentials = z.output<typeof credentials>

/** The context of a call that goes out with these credentials, whatever the session says by then. */
export const sentWith = ({ jwt, organizationId }: Credentials) => ({ credentials: { jwt, organizationId } })

const credentialsOf = ({ context }: Pick<Operation, 'context'>) => credentials.safeParse(context.credentials).data

/** Whether a call has credentials of its own. A batch has one set of headers, so it cannot share one. */
export const hasOwnCredentials = (operation: Operation): boolean => credentialsOf(operation) !== undefined

export const requestHeaders = (operation: Pick<Operation, 'context'>, session: Credentials) => {
  const { jwt, organizationId } = credentialsOf(operation) ?? session
  return {
    ...(jwt === null ? {} : { authorization: `Bearer ${jwt}` }),
    ...(organizationId === null ? {} : { 'x-organization-id': organizationId }),
  }
}
