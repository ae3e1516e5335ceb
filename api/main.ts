import { parseArgs } from 'node:util'
import { startApiServer } from './api-server.ts'
import { openFileStorage } from './file-storage.ts'

const DEFAULT_PORT = '4170'
const USAGE = `npm run api -- [--port ${DEFAULT_PORT}] [--host localhost] [--file catalogue.jsonl] [--files-origin https://…]\n`

const readOptions = () => {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: DEFAULT_PORT },
        host: { type: 'string' },
        file: { type: 'string' },
        'files-origin': { type: 'string' },
      },
    }).values
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : ''}\n${USAGE}`)
    return process.exit(1)
  }
}

const { port, host, file, 'files-origin': filesOrigin } = readOptions()
const warnOfRowsSetAside = (counts: ReadonlyMap<string, number>) => {
  const listed = [...counts].map(([table, count]) => `${table} ${count}`).join(', ')
  process.stderr.write(`This version cannot read some rows: ${listed}. They are in ${file ?? ''}.set-aside.\n`)
}

if (!/^\d{1,5}$/.test(port)) {
  process.stderr.write(`"${port}" is not a port.\n${USAGE}`)
  process.exit(1)
}
try {
  const storage = file === undefined ? undefined : await openFileStorage(file)
  const { origin } = await startApiServer({
    port: Number(port),
    host,
    storage,
    filesOrigin,
    onRowsSetAside: warnOfRowsSetAside,
  })
  const where = file === undefined ? 'stored in memory until it stops' : `stored in ${file}`
  process.stdout.write(`Liner's API is on ${origin}/api/trpc, ${where}. Ctrl+C stops it.\n`)
} catch (error) {
  process.stderr.write(`The API could not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
