import { browser, freePorts } from './browser.mjs'
import { buildIfStale } from './build.mjs'
import { install } from './install.mjs'
import { ROOT, tool } from './run.mjs'
import { belowStories } from './stories.mjs'

const args = process.argv.slice(2)
/** The list names each test; `--reporter` chooses another one. */
const reporter = args.some((argument) => argument.startsWith('--reporter')) ? [] : ['--reporter=list']

await install()
for (const mode of ['production', 'emulated']) if (!(await buildIfStale(mode))) process.exit(1)
const { code } = await tool('@playwright/test/cli.js', ['test', ...reporter, ...belowStories(args, ROOT)], {
  env: { CHROMIUM_PATH: await browser(), ...(await freePorts()) },
})
process.exit(code)
