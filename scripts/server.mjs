import { spawn } from 'node:child_process'
import { buildIfStale } from './build.mjs'
import { install } from './install.mjs'
import { node, ROOT, run } from './run.mjs'

const args = process.argv.slice(2)

await install()
const { code: wrong, output: command } = await run(node(), ['server/print-command.ts', ...args], { capture: true })
if (wrong !== 0) process.exit(1)
// The page may show files of the server's other address only where it was built for it.
if (process.env.FILES_URL) process.env.VITE_FILES_ORIGIN ??= process.env.FILES_URL
if (command === 'serve' && !(await buildIfStale('production'))) process.exit(1)

const server = spawn(node(), ['server/main.ts', ...args], { cwd: ROOT, stdio: 'inherit' })
// It ends what it is doing first; Ctrl+C reaches it by itself.
process.on('SIGTERM', () => server.kill('SIGTERM'))
process.on('SIGINT', () => undefined)
server.on('close', (code) => process.exit(code ?? 1))
