import { parseArgs } from 'node:util'
import { socialToken } from '#mocks/testing/social-token.ts'
import { startApiServer } from '../api/api-server.ts'
import { createFindings } from './findings.ts'
import { PROCEDURES } from './subject.ts'
import { tryServer } from './try-all.ts'

const USAGE = `npm run conformance -- [--url https://…/api/trpc] [--email …] [--password …] [--code …]

Without --url it tries the API of this project. It makes users and organizations that stay: never try a server that is in use.
docs/backend.md says what a server needs for it.
`
const { url, help, email, password, code, ...given } = parseArgs({
  options: {
    url: { type: 'string' },
    email: { type: 'string', default: 'admin@liner.test' },
    password: { type: 'string', default: 'Liner-2026!' },
    code: { type: 'string', default: '123456' },
    'google-token': { type: 'string' },
    'facebook-token': { type: 'string' },
    help: { type: 'boolean', default: false },
  },
}).values
if (help) {
  process.stdout.write(USAGE)
  process.exit(0)
}
const own = url === undefined ? await startApiServer() : undefined
const address = url ?? `${own?.origin ?? ''}/api/trpc`
const findings = createFindings()
const from = Date.now()
process.stdout.write(`Trying ${address}\n`)
// The emulated providers vouch for whoever their token names.
const emulated = (name: string) => (url === undefined ? socialToken(`${name}@conformance.test`) : undefined)
const tokens = {
  google: given['google-token'] ?? emulated('google'),
  facebook: given['facebook-token'] ?? emulated('facebook'),
}
await tryServer({ url: address.replace(/\/$/, ''), access: { email, password, code }, tokens }, findings)
await own?.stop()

const { answered, failures, passed } = findings
for (const { procedure, text } of failures) process.stdout.write(`✗ ${procedure}: ${text}\n`)
const unanswered = [...PROCEDURES.keys()].filter((path) => !answered.has(path))
if (unanswered.length > 0) process.stdout.write(`Not answered once as the contract says: ${unanswered.join(', ')}\n`)
process.stdout.write(
  `${passed()} right, ${failures.length} wrong, ${answered.size} of ${PROCEDURES.size} procedures, ${((Date.now() - from) / 1000).toFixed(1)} s\n`,
)
process.exit(failures.length === 0 ? 0 : 1)
