import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { browser, freePorts } from './browser.mjs'
import { buildApp } from './build.mjs'
import { engines } from './engines.mjs'
import { install } from './install.mjs'
import { filesToTest, notePassed, treeNow } from './related-tests.mjs'
import { ROOT, run, tool } from './run.mjs'

const VITEST_REPORT = 'test-results/vitest.json'
const SERVER_REPORT = 'test-results/vitest-server.json'
const DATABASES_REPORT = 'test-results/vitest-databases.json'
const PLAYWRIGHT_REPORT = 'test-results/playwright.json'
const ENGINES_REPORT = 'test-results/engines.json'
const TYPES_OF_LAST_RUN = 'node_modules/.cache/liner.tsbuildinfo'
const report = (path) => JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8'))

const PASSED = { passed: 1, failed: 0 }
const FAILED = { passed: 0, failed: 1 }

/** A check that passes or fails as a whole. Its output is printed when its turn comes. */
const check = (name, args) => async () => {
  const { code, output } = await tool(name, args, { capture: 'all' })
  return { ...(code === 0 ? PASSED : FAILED), output }
}

const build = (mode) => async () => ((await buildApp(mode)) ? PASSED : FAILED)

const tests = async (path, args, command = ['run']) => {
  const { code, output } = await tool(
    'vitest/vitest.mjs',
    [...command, '--reporter=minimal', '--reporter=json', `--outputFile.json=${path}`, ...args],
    { capture: 'all' },
  )
  const { numPassedTests, numTotalTests } = report(path)
  const failed = numTotalTests - numPassedTests
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, output }
}

const UNIT = ['--project', 'stateless', '--project', 'isolated']

/** Before a commit, only the tests of what has changed since all of them passed here: CI runs them all. */
const unit = async () => {
  if (testFiles.length > 0) return tests(VITEST_REPORT, testFiles)
  const tree = await treeNow()
  const files = isBeforeCommit ? await filesToTest(tree) : null
  const result =
    files === null
      ? await tests(VITEST_REPORT, UNIT)
      : await tests(VITEST_REPORT, UNIT, ['related', ...files, '--run', '--passWithNoTests'])
  if (result.failed === 0) notePassed(tree)
  return result
}

/** Most of them start servers, some Postgres. */
const server = async () => {
  await installPostgres()
  return tests(SERVER_REPORT, ['--project', 'server'])
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

/** A story that fails is told once more, so that it is known whether it always fails. The run fails either way. */
const endToEnd = async () => {
  const env = { CHROMIUM_PATH: await browser(), ...(await freePorts()) }
  const { passed, flaky, failed } = await playwright(PLAYWRIGHT_REPORT, ['--retries=1'], env)
  if (flaky > 0) console.log(`end-to-end: ${flaky} passed only at the second try`)
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

/** Postgres, where it is missing and Debian can bring it. */
const installPostgres = async () => {
  if (existsSync('/usr/lib/postgresql') || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log("Installing Debian's Postgres…")
  await run('apt-get', ['update', '-qq'], { capture: true })
  await run('apt-get', ['install', '-y', '-qq', 'postgresql'], {
    capture: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** The tests of the handlers on the databases of the server. */
const databases = async () => {
  await installPostgres()
  return tests(DATABASES_REPORT, ['--config', 'config/vitest-databases.ts'])
}

/** One after another: each of them has all processors. */
const conformance = async () => {
  await installPostgres()
  const results = []
  for (const on of ['memory', 'pglite', 'postgres'])
    results.push(await check('../conformance/main.ts', ['--on', on, ...(on === 'memory' ? [] : ['--brief'])])())
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    output: results.map(({ output }) => output).join(''),
  }
}

/** What only reads the sources. Unit tests run beside the others, which together take a third of their time. */
const CHECKS = [
  ['format', check('oxfmt/bin/oxfmt', ['--check', '.'])],
  ['lint', check('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'])],
  // What has not changed since is not checked anew: 1.5 s of processor instead of 22.
  ['types', check('typescript/bin/tsc', ['-p', '.', '--incremental', '--tsBuildInfoFile', TYPES_OF_LAST_RUN])],
  ['worker-types', check('typescript/bin/tsc', ['-p', 'sw'])],
  ['boundaries', check('../scripts/boundaries.mjs', [])],
  ['dead-code', check('knip/bin/knip.js', [])],
  ['unit', unit],
]
/** What starts a server, builds or opens a browser, one after another. */
const RUNS = [
  ['server', server],
  ['databases', databases],
  ['conformance', conformance],
  ['production-build', build('production')],
  ['kills', check('../conformance/kills/main.ts', ['--server', '1', '--postgres', '1', '--embedded', '1'])],
  ['emulated-build', build('emulated')],
  ['bundle', check('../scripts/bundle.mjs', [])],
  ['end-to-end', endToEnd],
  ['engines', otherEngines],
]
const STEPS = [...CHECKS, ...RUNS].map(([name]) => name)

/** Names for several steps: what looks at a build makes it first. */
const GROUPS = {
  check: CHECKS.map(([name]) => name),
  'end-to-end': ['production-build', 'emulated-build', 'end-to-end'],
  engines: ['emulated-build', 'engines'],
  bundle: ['production-build', 'emulated-build', 'bundle'],
  kills: ['production-build', 'kills'],
}

/** What has a dot or a slash, or is no step but a folder, is where unit tests are, and they alone run. */
const testFiles = process.argv
  .slice(2)
  .filter((name) => /[./]/.test(name) || (!STEPS.includes(name) && name !== 'check' && existsSync(`${ROOT}${name}`)))
const names = process.argv.slice(2).filter((name) => !testFiles.includes(name))
const unknown = names.filter((name) => !STEPS.includes(name) && !Object.hasOwn(GROUPS, name))
if (unknown.length > 0) {
  console.error(`There is no step "${unknown.join('", "')}". The steps: ${STEPS.join(', ')}; check is the first seven.`)
  process.exit(1)
}
if (names.length === 0 && testFiles.length > 0) names.push('unit')
const isBeforeCommit = names.length === 1 && names[0] === 'check'
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
