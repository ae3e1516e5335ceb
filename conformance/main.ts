import { parseArgs } from 'node:util'
import { createFindings } from './findings.ts'
import { notTried } from './not-tried.ts'
import { OWN_SERVERS } from './own-servers.ts'
import { readCodesOn } from './read-codes.ts'
import { PROCEDURES } from './subject.ts'
import { ALL, tryServer } from './try-all.ts'

const USAGE = `npm run conformance -- [--url https://…/api/trpc] [--email …] [--password …] [--code … | --mail https://…/dev/mail]
npm run conformance -- [--on memory|pglite|postgres] [--brief]

Without --url it tries the servers of this project. It makes users and organizations that stay: never try a server that is in use.
docs/backend.md says what a server needs for it.
`
const { url, on, brief, help, email, password, code, mail, ...given } = parseArgs({
  options: {
    url: { type: 'string' },
    on: { type: 'string', default: 'memory' },
    brief: { type: 'boolean', default: false },
    email: { type: 'string', default: 'admin@liner.test' },
    password: { type: 'string', default: 'Liner-2026!' },
    code: { type: 'string', default: '123456' },
    mail: { type: 'string', multiple: true },
    'google-token': { type: 'string' },
    'facebook-token': { type: 'string' },
    help: { type: 'boolean', default: false },
  },
}).values
const isOwn = (name: string): name is keyof typeof OWN_SERVERS => Object.hasOwn(OWN_SERVERS, name)
if (help || !isOwn(on)) {
  process.stdout.write(USAGE)
  process.exit(help ? 0 : 1)
}
const own = url === undefined ? await OWN_SERVERS[on]() : undefined
const address = (url ?? `${own?.origin ?? ''}/api/trpc`).replace(/\/$/, '')
const tokens = {
  google: given['google-token'] ?? own?.tokens.google,
  facebook: given['facebook-token'] ?? own?.tokens.facebook,
}
const givenCodes = mail === undefined ? async () => code : readCodesOn(mail)
const access = { email, password, codeOf: own?.codeOf ?? givenCodes }
/** Every procedure by everybody with every wrong input takes longest, and is the same on every database. */
const trials = brief ? ALL.filter((name) => name !== 'wrong inputs' && name !== 'who may what') : ALL

const findings = createFindings()
const from = Date.now()
process.stdout.write(`Trying ${url ?? on}\n`)
const isTried = await tryServer({ url: address, access, tokens }, findings, trials)
await own?.stop()

const { answered, failures, passed } = findings
for (const { procedure, text } of failures) process.stdout.write(`✗ ${procedure}: ${text}\n`)
const unanswered = [...PROCEDURES.keys()].filter((path) => !answered.has(path))
if (unanswered.length > 0 && isTried && !brief)
  process.stdout.write(`Not answered once as the contract says: ${unanswered.join(', ')}\n`)
process.stdout.write(
  `${passed()} right, ${failures.length} wrong, ${answered.size} of ${PROCEDURES.size} procedures, ${((Date.now() - from) / 1000).toFixed(1)} s\n`,
)
const left = notTried(tokens)
if (!isTried) process.stdout.write('It stopped here: what followed was not tried.\n')
else if (left !== '') process.stdout.write(`${left}\n`)
process.exit(failures.length === 0 ? 0 : 1)
