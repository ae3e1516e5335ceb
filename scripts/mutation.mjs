import { copyFileSync, mkdirSync } from 'node:fs'
import { install } from './install.mjs'
import { node, ROOT, run } from './run.mjs'

/** Changes the rules one place at a time, and counts the changes that no test notices: `npm run mutation identifiers`. */
const folders = process.argv.slice(2)
if (folders.length === 0) {
  console.error('Name folders of src/domain, such as: npm run mutation identifiers submission')
  process.exit(1)
}
await install()
for (const folder of folders) {
  const report = `${ROOT}reports/mutation/${folder}`
  mkdirSync(report, { recursive: true })
  const mutate = `src/domain/${folder}/**/*.ts,!src/domain/${folder}/**/*.test.ts,!src/domain/${folder}/testing/**`
  const args = ['--mutate', mutate, '--incrementalFile', `${report}/incremental.json`, '--logLevel', 'error']
  const tool = 'node_modules/@stryker-mutator/core/bin/stryker.js'
  const { code } = await run(node(), [tool, 'run', 'config/stryker.json', ...args])
  if (code !== 0) process.exit(code)
  copyFileSync(`${ROOT}reports/mutation/mutation.json`, `${report}/mutation.json`)
}
