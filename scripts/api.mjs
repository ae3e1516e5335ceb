import { install } from './install.mjs'
import { node, run } from './run.mjs'

const args = process.argv.slice(2)

await install()
const writesReference = args.includes('--reference')
const { code } = await run(node(), writesReference ? ['conformance/reference/write.ts'] : ['api/main.ts', ...args])
process.exit(code)
