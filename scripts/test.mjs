import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { browser, freePorts } from './browser.mjs'
import { buildApp } from './build.mjs'
import { engines } from './engines.mjs'
import { install } from './install.mjs'
import { ROOT, tool } from './run.mjs'

const VITEST_REPORT = 'test-results/vitest.json'
const PLAYWRIGHT_REPORT = 'test-results/playwright.json'
const ENGINES_REPORT = 'test-results/engines.json'
const report = (path) => JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8'))

const PASSED = { passed: 1, failed: 0 }
const FAILED = { passed: 0, failed: 1 }

/** A check that passes or fails as a whole. Its output is printed when its turn comes. */
const check = (name, args) => async () => {
  const { code, output } = await tool(name, args, { capture: 'all' })
  return { ...(code === 0 ? PASSED : FAILED), output }
}

const build = (mode) => async () => ((await buildApp(mode)) ? PASSED : FAILED)

const unit = async () => {
  const { code, output } = await tool(
    'vitest/vitest.mjs',
    ['run', '--reporter=minimal', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
    { capture: 'all' },
  )
  const { numPassedTests, numTotalTests } = report(VITEST_REPORT)
  const failed = numTotalTests - numPassedTests
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, output }
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

const endToEnd = async () => {
  const env = { CHROMIUM_PATH: await browser(), ...(await freePorts()) }
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

/** What only reads the sources. Unit tests run beside the others, which together take a third of their time. */
const CHECKS = [
  ['format', check('oxfmt/bin/oxfmt', ['--check', '.'])],
  ['lint', check('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'])],
  ['types', check('typescript/bin/tsc', ['-p', '.'])],
  ['worker-types', check('typescript/bin/tsc', ['-p', 'sw'])],
  ['boundaries', check('../scripts/boundaries.mjs', [])],
  ['dead-code', check('knip/bin/knip.js', [])],
  ['unit', unit],
]
/** What starts a server, builds or opens a browser, one after another. */
const RUNS = [
  ['conformance', check('../conformance/main.ts', [])],
  ['production-build', build('production')],
  ['emulated-build', build('emulated')],
  ['bundle', check('../scripts/bundle.mjs', [])],
  ['end-to-end', endToEnd],
  ['engines', otherEngines],
]
const STEPS = [...CHECKS, ...RUNS].map(([name]) => name)

/** Names for several steps. */
const GROUPS = {
  check: CHECKS.map(([name]) => name),
  'end-to-end': ['production-build', 'emulated-build', 'end-to-end'],
  engines: ['emulated-build', 'engines'],
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !STEPS.includes(name) && !Object.hasOwn(GROUPS, name))
if (unknown.length > 0) {
  console.error(`There is no step "${unknown.join('", "')}". The steps: ${STEPS.join(', ')}; check is the first seven.`)
  process.exit(1)
}
const chosen = names.length === 0 ? STEPS : names.flatMap((name) => GROUPS[name] ?? [name])
const isChosen = ([name]) => chosen.includes(name)

const secondsSince = (from) => ((Date.now() - from) / 1000).toFixed(1)
const start = async ([name, step]) => {
  const from = Date.now()
  const result = await step().catch((error) => ({ ...FAILED, output: `${error.message}\n` }))
  return { name, ...result, seconds: secondsSince(from) }
}
const total = { passed: 0, failed: 0 }
const print = ({ name, passed, failed, output = '', seconds }) => {
  process.stdout.write(output)
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`)
  total.passed += passed
  total.failed += failed
}

const started = Date.now()
await install()
rmSync(`${ROOT}test-results`, { recursive: true, force: true })
mkdirSync(`${ROOT}test-results`)
const unitTests = isChosen(['unit']) ? start(['unit', unit]) : undefined
for (const step of CHECKS.filter(isChosen)) print(step[0] === 'unit' ? await unitTests : await start(step))
for (const step of RUNS.filter(isChosen)) print(await start(step))
console.log(`Took ${secondsSince(started)} s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
