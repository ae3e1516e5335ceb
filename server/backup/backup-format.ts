import { z } from '#src/contract/zod.ts'

/** The first file of a backup: what follows, and which migration its tables come from. */
export const backupStart = z.object({ format: z.literal(1), madeAt: z.string(), version: z.string() })
/** The last one: whatever does not end with it is not whole. */
export const backupEnd = z.object({ rows: z.int(), files: z.int(), sha256: z.string() })
export type BackupEnd = z.infer<typeof backupEnd>

export const START = 'backup.json'
export const END = 'end.json'
/** Rows of one table, a line for each. */
export const rowsName = (table: string, part: number) => `rows/${table}/${String(part).padStart(6, '0')}.jsonl`
export const tableIn = (name: string): string | undefined => /^rows\/([a-z_]+)\/\d+\.jsonl$/.exec(name)?.[1]
export const fileName = (id: string) => `files/${id}`
export const fileIn = (name: string): string | undefined => /^files\/([0-9a-f-]{36})$/.exec(name)?.[1]
/** What the hash over a whole backup says of a file. */
export const fileLine = (id: string, sha256: string) => `${id} ${sha256}\n`
