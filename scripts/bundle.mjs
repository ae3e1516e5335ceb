import { existsSync } from 'node:fs'
import { checkCycles } from './bundle/cycles.mjs'
import { checkEmulation } from './bundle/emulation.mjs'
import { EMULATED, PRODUCTION } from './bundle/files.mjs'
import { checkPublished } from './bundle/published.mjs'
import { checkSignIn } from './bundle/sign-in.mjs'
import { checkSizes, printParts } from './bundle/sizes.mjs'

// Checks what was built. `--parts` lists the scripts of the list of releases.
const passed = [
  checkSizes(),
  checkSignIn(),
  ...[PRODUCTION, EMULATED].filter((build) => existsSync(build)).map(checkCycles),
  checkEmulation(),
  checkPublished(),
]
if (process.argv.includes('--parts')) printParts()
process.exit(passed.every(Boolean) ? 0 : 1)
