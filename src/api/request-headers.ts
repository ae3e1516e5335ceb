import type { Operation } from '@trpc/client'

/** Who asks, and for which organization. */
export class Credentials {
  readonly jwt: string | null
  readonly organizationId: string | null

  constructor(jwt: string | null, organizationId: string | null) {
    this.jwt = jwt
    this.organizationId = organizationId
  }
}

/** Whether a call has credentials of its own. A batch has one set of headers, so it cannot share one. */
export const hasOwnCredentials = ({ context }: Operation): boolean => context.credentials instanceof Credentials

/** A call goes out with its own credentials, whatever the session says by then. */
export const requestHeaders = ({ context: { credentials } }: Pick<Operation, 'context'>, session: Credentials) => {
  const { jwt, organizationId } = credentials instanceof Credentials ? credentials : session
  return {
    ...(jwt === null ? {} : { authorization: `Bearer ${jwt}` }),
    ...(organizationId === null ? {} : { 'x-organization-id': organizationId }),
  }
}
