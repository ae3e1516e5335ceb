import { install } from './install.mjs'
import { tool } from './run.mjs'

const PORT = 4173
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
const built = await tool('vite/bin/vite.js', ['build', '--mode', 'emulated', '--logLevel', 'warn'])
if (built.code !== 0) process.exit(built.code)

console.log(
  `\n  Liner is on http://localhost:${PORT}, with its API emulated in the page.\n  Password for all: Liner-2026!\n`,
)
for (const [email, role] of ACCOUNTS) console.log(`    ${email.padEnd(24)}${role}`)
console.log('\n  Ctrl+C stops it.\n')
const served = await tool('vite/bin/vite.js', [
  'preview',
  '--outDir',
  'dist/emulated',
  '--port',
  String(PORT),
  '--strictPort',
  '--logLevel',
  'warn',
])
process.exit(served.code)
