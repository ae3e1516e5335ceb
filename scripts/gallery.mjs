import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { browser, freePort } from './browser.mjs'
import { buildIfStale } from './build.mjs'
import { readPictures, writeSheet } from './gallery/sheet.mjs'
import { install } from './install.mjs'
import { ROOT, tool } from './run.mjs'

const RESULT = `${ROOT}dist/gallery/last.json`

const valueOf = (args, name) => args.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)
const isOwn = (argument) => argument === '--few' || /^--(url|review)=/.test(argument)

const take = async (args) => {
  const [url, review] = [valueOf(args, 'url'), valueOf(args, 'review')]
  await install()
  if (url === undefined && !(await buildIfStale('emulated'))) process.exit(1)
  const rest = args.filter((argument) => !isOwn(argument))
  return tool('@playwright/test/cli.js', ['test', '-c', 'e2e/gallery', ...rest], {
    env: {
      CHROMIUM_PATH: await browser(),
      PORT: String(await freePort()),
      ...(url !== undefined && { GALLERY_URL: url }),
      ...(review !== undefined && { GALLERY_REVIEW: review }),
      ...(args.includes('--few') && { GALLERY_FEW: '1' }),
    },
  })
}

/** The pictures that changed take the place of those kept, and are drawn small on the sheets of the repository. */
const keep = async () => {
  for (const { actual, kept } of readPictures(RESULT).changed) {
    mkdirSync(dirname(kept), { recursive: true })
    copyFileSync(actual, kept)
  }
  await install()
  const env = { CHROMIUM_PATH: await browser(), GALLERY_SHEETS: '1' }
  return tool('@playwright/test/cli.js', ['test', '-c', 'e2e/gallery', '--reporter=line'], { env })
}

const args = process.argv.slice(2)
if (args.includes('--keep')) {
  if (!existsSync(RESULT)) {
    console.error('There is no picture yet: npm run gallery')
    process.exit(1)
  }
  const { code } = await keep()
  console.log('The pictures that changed are kept, and docs/gallery has the filled screens of them: commit it.')
  process.exit(code)
} else if (valueOf(args, 'review') !== undefined) {
  mkdirSync(`${ROOT}docs/design-review`, { recursive: true })
  process.exit((await take(args)).code)
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
