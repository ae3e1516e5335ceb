import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { ROOT, run } from './run.mjs'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const playwrights = () => {
  const { chromium } = createRequire(`${ROOT}package.json`)('@playwright/test')
  return chromium.executablePath()
}
const found = () =>
  [process.env.CHROMIUM_PATH ?? '', playwrights(), ...SYSTEM].find((path) => path !== '' && existsSync(path))

/** A Chromium for the end-to-end tests: Playwright's, the system's, or Debian's, which root can have installed. */
export const browser = async () => {
  const there = found()
  if (there !== undefined) return there
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("Installing Debian's Chromium…")
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'], {
      capture: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  } else await run('npx', ['playwright', 'install', 'chromium'])
  const installed = found()
  if (installed === undefined)
    throw new Error(
      'No Chromium was found or could be installed: install Chromium or Chrome, or name one in CHROMIUM_PATH.',
    )
  return installed
}
