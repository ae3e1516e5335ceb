import { browser } from './browser.mjs'
import { install } from './install.mjs'
import { node, run, tool } from './run.mjs'

await install()
const built = await tool('vite/bin/vite.js', ['build', '--mode', 'emulated', '--logLevel', 'warn'])
if (built.code !== 0) process.exit(built.code)
const { code } = await run(node(), ['--max-old-space-size=4096', 'bench/bench.ts', ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: await browser() },
})
process.exit(code)
