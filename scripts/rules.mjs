import { install } from './install.mjs'
import { node, run } from './run.mjs'

await install()
const { code } = await run(node(), ['conformance/rule-book/write.ts'])
process.exit(code)
