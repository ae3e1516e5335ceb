import { browser, freePorts } from './browser.mjs'
import { buildIfStale } from './build.mjs'
import { install } from './install.mjs'
import { tool } from './run.mjs'

const args = process.argv.slice(2)
/** The list names each test; `--reporter` chooses another one. */
const reporter = args.some((argument) => argument.startsWith('--reporter')) ? [] : ['--reporter=list']

await install()
for (const mode of ['production', 'emulated']) if (!(await buildIfStale(mode))) process.exit(1)
const { code } = await tool('@playwright/test/cli.js', ['test', ...reporter, ...args], {
  env: { CHROMIUM_PATH: await browser(), ...(await freePorts()) },
})
process.exit(code)
