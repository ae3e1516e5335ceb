import { parseArgs } from 'node:util'
import { buildIfStale } from './build.mjs'
import { install } from './install.mjs'
import { tool } from './run.mjs'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, 'allow-host': { type: 'string', default: '' } },
})
/** A tunnel brings calls under its own name, which the server refuses otherwise. */
const ALLOWED = values['allow-host'] === '' ? {} : { __VITE_ADDITIONAL_SERVER_ALLOWED_HOSTS: values['allow-host'] }
const PORT = values.port
const ACCOUNTS = [
  ['admin@liner.test', 'super administrator: reviews submissions'],
  ['member@liner.test', 'two organizations, all permissions'],
  ['artist@liner.test', 'artists and releases, two artists only'],
  ['label@liner.test', 'labels only'],
  ['viewer@liner.test', 'no permission'],
  ['invited@liner.test', 'no organization yet'],
  ['newcomer@liner.test', 'registration not completed'],
  ['suspended@liner.test', 'cannot sign in'],
]

await install()
if (!(await buildIfStale('emulated'))) process.exit(1)

console.log(
  `\n  Liner is on http://localhost:${PORT}, with its API emulated in the page.\n  Password for all: Liner-2026!\n`,
)
for (const [email, role] of ACCOUNTS) console.log(`    ${email.padEnd(24)}${role}`)
console.log('\n  Ctrl+C stops it.\n')
const served = await tool(
  'vite/bin/vite.js',
  ['preview', '--outDir', 'dist/emulated', '--port', PORT, '--strictPort', '--logLevel', 'warn'],
  { env: ALLOWED },
)
process.exit(served.code)
