import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { generateMaskableAsset } from '@vite-pwa/assets-generator/api'
import { BACKGROUND } from '../config/colors.ts'
import { splashPictures } from '../config/splash-pictures.ts'
import { ROOT } from './run.mjs'

// Draws the splash screens of iOS: the logo on the background colour.
const FOLDER = `${ROOT}public/splash/`
/** The share of the shorter side around the logo. */
const PADDING = 0.7
const FEW_COLORS = { palette: true, colours: 32, dither: 0, compressionLevel: 9, effort: 10 }

const logo = readFileSync(`${ROOT}public/favicon.svg`)
mkdirSync(FOLDER, { recursive: true })
for (const file of readdirSync(FOLDER)) rmSync(`${FOLDER}${file}`)
for (const { file, width, height, scheme } of splashPictures) {
  const picture = await generateMaskableAsset(
    'png',
    logo,
    { width, height },
    { padding: PADDING, resizeOptions: { fit: 'contain', background: BACKGROUND[scheme] }, outputOptions: FEW_COLORS },
  )
  writeFileSync(`${FOLDER}${file}`, await picture.toBuffer())
}
