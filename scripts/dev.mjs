import { install } from './install.mjs'
import { tool } from './run.mjs'

await install()
const { code } = await tool('vite/bin/vite.js', process.argv.slice(2), { interactive: true })
process.exit(code)
