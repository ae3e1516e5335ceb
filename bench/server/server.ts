import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { type Figure, printHead } from '../figure.ts'
import { callList, type Kind } from './call-list.ts'
import { fillEmbedded, TENTH } from './embedded.ts'
import { fillCluster } from './fill.ts'
import { timeLoad } from './load.ts'
import { timeCalls } from './measure.ts'
import { type Cluster, startCluster } from './postgres-cluster.ts'
import { type RunningServer, startServer } from './server-process.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, '.data/bench')
/** Fewer are filled in less than a minute: for profiles, not for figures. */
const RELEASES = Number(process.env['RELEASES'] ?? 100_000)
/** As many of the others as there are in what the largest distributors hold. */
const SIZE = { labels: RELEASES / 200, artists: RELEASES / 20, releases: RELEASES, assets: RELEASES * 5 }
/** What a filled database is made of: where any of it changes, it is filled anew. */
const SOURCES = [
  'server/database/{row-table,row-counts,stored-columns}.ts',
  'server/database/migrations/*.ts',
  'backend/tables/*.ts',
  'mocks/db/seed/**/*.ts',
]

const fingerprint = (size: number): string => {
  const hash = createHash('sha256').update(String(size))
  const paths = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  for (const path of paths.filter((one) => !one.includes('.test.')).toSorted())
    hash.update(readFileSync(join(ROOT, path)))
  return hash.digest('hex')
}

const unlessFilled = async (name: string, size: number, fill: () => Promise<void>): Promise<void> => {
  const [mark, now] = [join(FOLDER, `${name}.filled`), fingerprint(size)]
  if (existsSync(mark) && readFileSync(mark, 'utf8') === now) return
  const started = performance.now()
  await fill()
  writeFileSync(mark, now)
  console.log(`\n  ${name} filled in ${((performance.now() - started) / 1000).toFixed(0)} s`)
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

const REVIEWER = 'admin@liner.test'
const MEMBER = 'member@liner.test'
const listsOf = async (server: RunningServer) => ({
  member: await callList(await server.signIn(MEMBER), false),
  reviewer: await callList(await server.signIn(REVIEWER), true),
})

const COMPARED: readonly Kind[] = ['page', 'search']
const timeEmbedded = async (report: (figure: Figure) => void): Promise<void> => {
  const folder = join(FOLDER, 'embedded')
  await unlessFilled('embedded', TENTH.releases, () => fillEmbedded(folder))
  const server = await startServer({ folder })
  printHead('embedded database, a tenth of the catalogue')
  const { member } = await listsOf(server)
  for (const call of member.filter(({ kind }) => COMPARED.includes(kind)))
    report({ ...(await timeCalls(call, 'one', [server, undefined])), aim: null })
  await server.stop()
}

const timeBesideCluster = async (cluster: Cluster, report: (figure: Figure) => void): Promise<void> => {
  await unlessFilled('postgres', RELEASES, () => fillCluster(cluster, SIZE))
  const server = await startServer({ url: cluster.url })
  const machine = () => `${cpus().length} processors, load ${loadavg()[0]?.toFixed(1) ?? ''}`
  try {
    const lists = await listsOf(server)
    printHead(`${RELEASES.toLocaleString('en')} releases, ${machine()}`)
    for (const call of lists.member) report(await timeCalls(call, 'one', [server, cluster.pid]))
    for (const call of lists.reviewer) report(await timeCalls(call, 'all', [server, cluster.pid]))
    printHead(`many at once, ${machine()}`)
    await timeLoad(lists, [server, cluster.pid], report)
  } finally {
    await server.stop()
  }
}

/** The server over HTTP, on a database of its own with the largest catalogue there is. */
export const timeServer = async (report: (figure: Figure) => void): Promise<void> => {
  const cluster = await startCluster(join(FOLDER, 'postgres'), await freePort())
  try {
    await timeBesideCluster(cluster, report)
  } finally {
    await cluster.stop()
  }
  await timeEmbedded(report)
}
