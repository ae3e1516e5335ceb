import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { browser } from './browser.mjs'
import { engines } from './engines.mjs'
import { install } from './install.mjs'
import { ROOT, tool } from './run.mjs'

const VITEST_REPORT = 'test-results/vitest.json'
const PLAYWRIGHT_REPORT = 'test-results/playwright.json'
const ENGINES_REPORT = 'test-results/engines.json'
const report = (path) => JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8'))

/** One check that passes or fails as a whole. */
const check = (name, args) => async () => {
  const { code } = await tool(name, args)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

const unit = async () => {
  const { code } = await tool('vitest/vitest.mjs', [
    'run',
    '--reporter=minimal',
    '--reporter=json',
    `--outputFile.json=${VITEST_REPORT}`,
  ])
  const { numPassedTests, numTotalTests } = report(VITEST_REPORT)
  const failed = numTotalTests - numPassedTests
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
}

/** The tests of one Playwright configuration. A skipped test counts as failed. */
const playwright = async (path, args, env) => {
  const { code } = await tool('@playwright/test/cli.js', ['test', ...args], {
    // An absolute path: a relative one would start at the configuration's folder.
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: `${ROOT}${path}` },
  })
  const { expected, unexpected, flaky, skipped } = report(path).stats
  const failed = unexpected + skipped
  return { passed: expected, flaky, failed: failed === 0 && code !== 0 ? 1 : failed }
}

/** A fixed port may be taken by the server of an interrupted run. */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const endToEnd = async () => {
  const env = { CHROMIUM_PATH: await browser(), PORT: process.env.PORT ?? String(await freePort()) }
  const { passed, flaky, failed } = await playwright(PLAYWRIGHT_REPORT, [], env)
  return { passed, failed: failed + flaky }
}

const otherEngines = async () => {
  const found = await engines()
  if (found.length === 0) return { passed: 0, failed: 0 }
  const projects = found.flatMap((engine) => ['--project', `${engine} *`])
  const { passed, flaky, failed } = await playwright(ENGINES_REPORT, ['--config', 'e2e/engines', ...projects], {})
  if (flaky > 0) console.log(`engines: ${flaky} passed at the second try (docs/engines.md)`)
  return { passed: passed + flaky, failed }
}

/** @type {[string, () => Promise<{ passed: number, failed: number }>][]} */
const STEPS = [
  ['format', check('oxfmt/bin/oxfmt', ['--check', '.'])],
  ['lint', check('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'])],
  ['types', check('typescript/bin/tsc', ['-p', '.'])],
  ['worker types', check('typescript/bin/tsc', ['-p', 'sw'])],
  ['boundaries', check('../scripts/boundaries.mjs', [])],
  ['dead code', check('knip/bin/knip.js', [])],
  ['unit', unit],
  ['production build', check('vite/bin/vite.js', ['build', '--logLevel', 'warn'])],
  ['emulated build', check('vite/bin/vite.js', ['build', '--mode', 'emulated', '--logLevel', 'warn'])],
  ['bundle', check('../scripts/bundle.mjs', [])],
  ['end to end', endToEnd],
  ['engines', otherEngines],
]

/** Names for several steps. */
const GROUPS = {
  check: ['format', 'lint', 'types', 'worker types', 'boundaries', 'dead code', 'unit'],
  'end to end': ['production build', 'emulated build', 'end to end'],
  engines: ['emulated build', 'engines'],
}

const wanted = process.argv.slice(2).flatMap((name) => GROUPS[name] ?? [name])
const unknown = wanted.filter((name) => !STEPS.some(([step]) => step === name))
if (unknown.length > 0)
  throw new Error(`There is no step ${unknown.join(', ')}: ${STEPS.map(([step]) => step).join(', ')}`)
const started = Date.now()
let [passed, failed] = [0, 0]
await install()
rmSync(`${ROOT}test-results`, { recursive: true, force: true })
for (const [name, step] of STEPS.filter(([each]) => wanted.length === 0 || wanted.includes(each))) {
  const from = Date.now()
  const result = await step().catch((error) => {
    console.error(error.message)
    return { passed: 0, failed: 1 }
  })
  passed += result.passed
  failed += result.failed
  const seconds = ((Date.now() - from) / 1000).toFixed(1)
  console.log(
    `${result.failed === 0 ? '✓' : '✗'} ${name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`,
  )
}
console.log(`Took ${((Date.now() - started) / 1000).toFixed(0)} s`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
