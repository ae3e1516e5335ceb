import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { ROOT, run } from './run.mjs'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const playwrightChromium = () => {
  const { chromium } = createRequire(`${ROOT}package.json`)('@playwright/test')
  return chromium.executablePath()
}
const findBrowser = () =>
  [process.env.CHROMIUM_PATH ?? '', playwrightChromium(), ...SYSTEM].find((path) => path !== '' && existsSync(path))

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const installFromDebian = async () => {
  await run('apt-get', ['update', '-qq'], { capture: true })
  await run('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'], {
    capture: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** Finds a Chromium for the end-to-end tests, Playwright's or the system's; installs one if there is none. */
export const browser = async () => {
  const existing = findBrowser()
  // Debian has the shell, in which a test takes a quarter less time, in a package of its own.
  if (existing === '/usr/bin/chromium' && !existsSync(HEADLESS_SHELL) && hasApt()) await installFromDebian()
  if (existing !== undefined) return existing
  if (hasApt()) {
    console.log("Installing Debian's Chromium…")
    await installFromDebian()
  } else await run('npx', ['playwright', 'install', 'chromium'])
  const installed = findBrowser()
  if (installed === undefined)
    throw new Error(
      'No Chromium was found or could be installed: install Chromium or Chrome, or name one in CHROMIUM_PATH.',
    )
  return installed
}

/** A port that nobody listens on: at a fixed one an interrupted run or another clone may still serve its build. */
export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** The ports of what the stories need: the emulated build, the production build with the API behind it, the server. */
export const freePorts = async () => ({
  PORT: String(await freePort()),
  SERVED_PORT: String(await freePort()),
  API_PORT: String(await freePort()),
  DATABASE_PORT: String(await freePort()),
})
