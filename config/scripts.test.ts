import { execFile } from 'node:child_process'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const run = (...args: string[]) =>
  new Promise<{ failed: boolean; output: string }>((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) =>
      resolve({ failed: error !== null, output: `${stdout}${stderr}` }),
    )
  })

test.each([['nonsense'], ['worker', 'types'], ['unit', 'nonsense']])(
  'when a step does not exist, then nothing is run and the steps are listed: %s %s',
  async (...names) => {
    const { failed, output } = await run('scripts/test.mjs', ...names)
    expect(failed).toBe(true)
    expect(output).toMatch(/^There is no step "[^"]+"(, "[^"]+")*\. The steps: format, lint, types, worker-types, /)
    expect(output.trimEnd().split('\n')).toHaveLength(1)
  },
)

const belowStories = async (args: string[]) => {
  const script = `import { belowStories } from './scripts/stories.mjs'; console.log(JSON.stringify(belowStories(${JSON.stringify(args)}, '/work/lists/')))`
  const answer: string[] = JSON.parse((await run('--input-type=module', '-e', script)).output)
  return answer
}

const READING = ['config/fields.test.ts', 'src/domain/limits.test.ts']
test.each([
  { changed: [], tested: READING },
  { changed: ['src/domain/limits.ts', 'docs/api.md'], tested: ['src/domain/limits.ts', 'docs/api.md', ...READING] },
  { changed: ['src/domain/limits.test.ts'], tested: ['src/domain/limits.test.ts', 'config/fields.test.ts'] },
  { changed: ['config/fields.test.ts'], tested: READING },
  { changed: ['src/domain/limits.ts', 'package.json'], tested: null },
  { changed: ['config/fail-on-console.ts'], tested: null },
  { changed: ['vitest.config.ts'], tested: null },
])('when $changed has changed, then tests are looked for in $tested', async ({ changed, tested }) => {
  const given = [changed, READING].map((paths) => JSON.stringify(paths)).join()
  const script = `import { lookedAt } from './scripts/related-tests.mjs'; console.log(JSON.stringify(lookedAt(${given})))`
  const { output } = await run('--input-type=module', '-e', script)
  expect(JSON.parse(output)).toEqual(tested)
})

test.each([
  { given: ['lists'], found: ['/work/lists/e2e/lists.spec.ts', '/work/lists/e2e/pwa/lists/a.spec.ts'] },
  { given: ['--project=phone', 'pwa'], found: ['/work/lists/e2e/pwa/lists/a.spec.ts'] },
])('when the stories of $given are asked for, then only paths below e2e decide', async ({ given, found }) => {
  const filter = new RegExp((await belowStories(given)).at(-1) ?? '', 'gi')
  const stories = [
    '/work/lists/e2e/bell.spec.ts',
    '/work/lists/e2e/lists.spec.ts',
    '/work/lists/e2e/pwa/lists/a.spec.ts',
  ]
  expect(stories.filter((path) => path.search(filter) !== -1)).toEqual(found)
})

test.each([[['lists.spec.ts:12', 'e2e/pwa/lists']], [['-g', 'lists', 'bell', '--project', 'phone', 'desktop']]])(
  'when %j names files, or a word belongs to an option, then Playwright gets it as it is',
  async (given) => {
    expect(await belowStories(given)).toEqual(given)
  },
)

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liner-build-'))
})
afterEach(() => rm(folder, { recursive: true }))

const setTime = (path: string, seconds: number) => utimes(path, seconds, seconds)
const isStale = async () => {
  const [stamp, source] = [JSON.stringify(join(folder, 'stamp')), JSON.stringify(join(folder, 'source'))]
  const script = `import { isStale } from './scripts/build.mjs'; console.log(isStale(${stamp}, [${source}]))`
  return (await run('--input-type=module', '-e', script)).output.trim()
}

test.each([
  { when: 'no build was made', built: undefined, changed: 100, stale: 'true' },
  { when: 'nothing changed since the build', built: 200, changed: 100, stale: 'false' },
  { when: 'a source changed since the build', built: 200, changed: 300, stale: 'true' },
  { when: 'a source changed while the build ran', built: 200, changed: 200, stale: 'true' },
])('when $when, then the build is stale: $stale', async ({ built, changed, stale }) => {
  await writeFile(join(folder, 'source'), '')
  await setTime(join(folder, 'source'), changed)
  if (built !== undefined) {
    await writeFile(join(folder, 'stamp'), '')
    await setTime(join(folder, 'stamp'), built)
  }
  expect(await isStale()).toBe(stale)
})
