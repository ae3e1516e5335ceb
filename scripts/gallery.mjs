import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { browser, freePort } from './browser.mjs'
import { buildIfStale } from './build.mjs'
import { readPictures, writeSheet } from './gallery/sheet.mjs'
import { install } from './install.mjs'
import { ROOT, tool } from './run.mjs'

const RESULT = `${ROOT}dist/gallery/last.json`

const take = async (args) => {
  const url = args.find((argument) => argument.startsWith('--url='))?.slice('--url='.length)
  await install()
  if (url === undefined && !(await buildIfStale('emulated'))) process.exit(1)
  const rest = args.filter((argument) => argument !== '--all' && !argument.startsWith('--url='))
  await tool('@playwright/test/cli.js', ['test', '-c', 'e2e/gallery', ...rest], {
    env: {
      CHROMIUM_PATH: await browser(),
      PORT: String(await freePort()),
      ...(url !== undefined && { GALLERY_URL: url }),
      ...(args.includes('--all') && { GALLERY_ALL: '1' }),
    },
  })
}

/** The pictures that changed take the place of those kept. */
const keep = () => {
  for (const { actual, kept } of readPictures(RESULT).changed) {
    mkdirSync(dirname(kept), { recursive: true })
    copyFileSync(actual, kept)
  }
}

const args = process.argv.slice(2)
if (args.includes('--keep')) {
  if (!existsSync(RESULT)) {
    console.error('There is no picture yet: npm run gallery')
    process.exit(1)
  }
  keep()
  console.log('The pictures that changed are kept: the next run is compared with them.')
} else {
  await take(args)
  const pictures = readPictures(RESULT)
  const page = writeSheet(pictures)
  const { all, changed, added, failed } = pictures
  for (const { title, variant } of changed) console.log(`changed  ${title} (${variant})`)
  for (const { title, variant, message } of failed) console.log(`failed   ${title} (${variant}): ${message}`)
  console.log(`${all.length} pictures: ${changed.length} changed, ${added.length} new, ${failed.length} failed`)
  console.log(`${page}\nnpm run gallery -- --keep compares the next run with these.`)
  if (failed.length > 0 || all.length === 0) process.exit(1)
}
