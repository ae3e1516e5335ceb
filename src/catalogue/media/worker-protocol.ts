import { z } from '#src/contract/zod.ts'

/** What a media worker is asked: read this file, or stop reading it. */
export const mediaQuestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('READ'), job: z.int(), file: z.instanceof(Blob) }),
  z.object({ kind: z.literal('STOP'), job: z.int() }),
])
export type MediaQuestion = z.output<typeof mediaQuestion>

/** What it answers: bytes read so far, then the result or why there is none. */
export const mediaAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('PROGRESS'), job: z.int(), loaded: z.number() }),
  z.object({ kind: z.literal('DONE'), job: z.int(), result: z.unknown() }),
  z.object({ kind: z.literal('FAILED'), job: z.int(), message: z.string() }),
])
export type MediaAnswer = z.output<typeof mediaAnswer>
