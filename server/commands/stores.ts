import { readFile } from 'node:fs/promises'
import { storeProfileOf } from '#src/domain/release/store-directory.ts'
import { migrate } from '../database/migrate.ts'
import { DIRECTORY, readListedStores } from '../first-start/listed-stores.ts'
import { putStores } from '../first-start/put-stores.ts'
import { openStorage } from '../host.ts'
import type { Command } from '../read-command.ts'

/** Adds the stores of a file, or all that Liner has profiles of; servers go on meanwhile. */
export const stores = async ({ data, file }: Command): Promise<void> => {
  const listed = file === '' ? DIRECTORY : readListedStores(await readFile(file, 'utf8'))
  const { kysely, database, close } = await openStorage(data)
  try {
    await migrate(kysely)
    const { added, renamed, total } = await putStores(listed, { database, now: new Date() })
    process.stdout.write(`${added} stores are added and ${renamed} renamed: there are ${total}.\n`)
    const unknown = listed.flatMap(({ name }) => (storeProfileOf(name) === undefined ? [name] : []))
    if (unknown.length > 0)
      process.stdout.write(`Liner has no profile of these, so it checks nothing for them: ${unknown.join(', ')}.\n`)
  } finally {
    await close()
  }
}
