import { existsSync, statSync } from 'node:fs'
import { ROOT, run } from './run.mjs'

const LOCK = `${ROOT}package-lock.json`
const INSTALLED = `${ROOT}node_modules/.package-lock.json`

/** Installs the packages if they are missing or older than the lock file. */
export const install = async () => {
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs) return
  console.log('Installing packages…')
  // Not `npm ci`: it fails where a registry lacks an optional package of another platform.
  const { code } = await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) throw new Error('The packages could not be installed: see above.')
}
