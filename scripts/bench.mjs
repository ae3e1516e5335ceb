import { browser } from './browser.mjs'
import { buildApp, buildIfStale } from './build.mjs'
import { install } from './install.mjs'
import { node, run, tool } from './run.mjs'

const args = process.argv.slice(2)
const buildFloor = async () => {
  const config = ['--config', 'bench/floor/vite.config.ts', '--logLevel', 'warn']
  return (await tool('vite/bin/vite.js', ['build', ...config])).code === 0
}

await install()
const takesNoBuild = args.includes('dev')
// A developer waits for no build; a server serves what is published. How it loads is measured on what is published, beside the bare page; everything else on the emulated build.
const isBuilt = takesNoBuild
  ? true
  : args.includes('server')
    ? await buildIfStale('production')
    : args.includes('load')
      ? (await buildIfStale('production')) && (await buildFloor())
      : await buildApp('emulated')
if (!isBuilt) process.exit(1)
const { code } = await run(node(), ['--max-old-space-size=4096', 'bench/bench.ts', ...args], {
  env: args.includes('server') ? {} : { CHROMIUM_PATH: await browser() },
})
process.exit(code)
