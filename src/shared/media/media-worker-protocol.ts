import { z } from '#src/contract/zod.ts'

/** What a media worker is asked: read this file, or stop reading it. */
export const mediaRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('READ'), job: z.int(), file: z.instanceof(Blob) }),
  z.object({ kind: z.literal('STOP'), job: z.int() }),
])
export type MediaRequest = z.output<typeof mediaRequest>

/** What it answers: bytes read so far, then the result or why there is none. */
export const mediaResponse = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('PROGRESS'), job: z.int(), loaded: z.number() }),
  z.object({ kind: z.literal('DONE'), job: z.int(), result: z.unknown() }),
  z.object({ kind: z.literal('FAILED'), job: z.int(), message: z.string() }),
])
export type MediaResponse = z.output<typeof mediaResponse>
