import { sql } from 'kysely'
import { z } from '#src/contract/zod.ts'
import { openEmbedded, openPostgres } from '../database/connect.ts'
import { createSeededDatabase } from './seeded-database.ts'

const environment = z.object({
  LINER_DATABASE: z.enum(['pglite', 'postgres']),
  LINER_POSTGRES: z.optional(z.string()),
})

const open = async () => {
  const { LINER_DATABASE: chosen, LINER_POSTGRES: url = '' } = environment.parse(process.env)
  if (chosen === 'pglite') return createSeededDatabase(await openEmbedded())
  const server = await openPostgres(`${url}/postgres`)
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await sql.raw(`create database ${name}`).execute(server.kysely)
  await server.close()
  return createSeededDatabase(await openPostgres(`${url}/${name}`))
}
let opened: ReturnType<typeof open> | undefined

/** The database that the run is about, the same one for all files of this process. */
export const openChosenDatabase = (): ReturnType<typeof open> => {
  opened ??= open()
  return opened
}
