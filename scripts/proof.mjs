import { buildIfStale } from './build.mjs'
import { install } from './install.mjs'
import { node, run } from './run.mjs'

await install()
if (!(await buildIfStale('production'))) process.exit(1)
const { code } = await run(node(), ['conformance/kills/main.ts', ...process.argv.slice(2)])
process.exit(code)
