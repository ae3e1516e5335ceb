import { generateMaskableAsset } from '@vite-pwa/assets-generator/api'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { GROUND } from '../config/colors.ts'
import { splashPictures } from '../config/splash-pictures.ts'
import { ROOT } from './run.mjs'

// Draws what iOS shows while Liner opens from the home screen: the sign on the ground of the app.
const FOLDER = `${ROOT}public/splash/`
/** The part of the shorter side that stays free. */
const PADDING = 0.7
const FEW_COLORS = { palette: true, colours: 32, dither: 0, compressionLevel: 9, effort: 10 }

const sign = readFileSync(`${ROOT}public/favicon.svg`)
mkdirSync(FOLDER, { recursive: true })
for (const file of readdirSync(FOLDER)) rmSync(`${FOLDER}${file}`)
for (const { file, width, height, scheme } of splashPictures) {
  const picture = await generateMaskableAsset(
    'png',
    sign,
    { width, height },
    { padding: PADDING, resizeOptions: { fit: 'contain', background: GROUND[scheme] }, outputOptions: FEW_COLORS },
  )
  writeFileSync(`${FOLDER}${file}`, await picture.toBuffer())
}
