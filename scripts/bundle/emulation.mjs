import { existsSync } from 'node:fs'
import { EMULATED, PRODUCTION, readText, scriptsOf } from './files.mjs'

const MARKER = 'liner-emulated-api'
/** The gallery of screens is loaded by the emulation only. */
const GALLERY_MARKER = 'liner-gallery'
const WORKER_MARKER = 'EMULATED_PUSH'

const hasEmulatedApi = (build) => scriptsOf(build).some((file) => readText(build, file).includes(MARKER))
const hasGallery = (build) => scriptsOf(build).some((file) => readText(build, file).includes(GALLERY_MARKER))
const hasEmulatedPush = (build) => readText(build, 'sw.js').includes(WORKER_MARKER)

/** The markers of the emulation must be in the emulated build, or their absence from the other one proves nothing. */
export const checkEmulation = () => {
  const checks = [hasEmulatedApi, hasGallery, hasEmulatedPush]
  const isPublished = checks.some((isIn) => isIn(PRODUCTION))
  const isMarked = existsSync(EMULATED) && checks.every((isIn) => isIn(EMULATED))
  if (isPublished) console.error('✗ the production build contains the emulated API')
  if (!isMarked)
    console.error('✗ the emulated build does not contain the emulated API, so its absence elsewhere proves nothing')
  return !isPublished && isMarked
}
