import { TRPCError } from '@trpc/server'

type Code = TRPCError['code']
export type Named = { id: string; name: string }
type Details = {
  fields?: Record<string, string>
  current?: unknown
  dependents?: readonly Named[]
  retryAfterSeconds?: number
}

/** What a refusal says beside its code: it travels as the cause and comes out in the error's data. */
export class RefusalDetails extends Error {
  readonly details: Details
  constructor(details: Details) {
    super('refused')
    this.details = details
  }
}

/** The error a call answers with: tRPC's code, and the product's own as the message. */
export const refusal = (code: Code, message: string = code, details: Details = {}): TRPCError =>
  new TRPCError({ code, message, cause: new RefusalDetails(details) })

/** What a call is answered that may well succeed later. What keeps it from that is for whoever runs the host. */
export const unavailable = (cause: unknown): TRPCError => new TRPCError({ code: 'TIMEOUT', message: 'TIMEOUT', cause })

/** Whether an error is for whoever runs the host: a fault of ours, or of what we need. A refusal is for the caller. */
export const isFailure = ({ code, cause }: TRPCError): boolean =>
  code === 'INTERNAL_SERVER_ERROR' || (code === 'TIMEOUT' && cause !== undefined && !(cause instanceof RefusalDetails))

export const notFound = () => refusal('NOT_FOUND')
export const notAuthorized = () => refusal('FORBIDDEN', 'NOT_AUTHORIZED')
/** There were too many tries: the page says how long to wait. */
export const tooManyTries = (retryAfterSeconds: number) =>
  refusal('TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS', { retryAfterSeconds })
/** A refusal of one field, which the form shows beside it. */
export const badField = (field: string, message: string) =>
  refusal('BAD_REQUEST', message, { fields: { [field]: message } })

/** A refusal whose call is committed all the same, because a failed try must be counted. */
export class CommittedRefusal extends Error {
  readonly refusal: TRPCError
  constructor(because: TRPCError) {
    super('refused, and counted')
    this.refusal = because
  }
}
