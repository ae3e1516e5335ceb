import { install } from './install.mjs'
import { node, run } from './run.mjs'

await install()
const { code } = await run(node(), ['conformance/main.ts', ...process.argv.slice(2)])
process.exit(code)
