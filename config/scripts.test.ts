import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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
const pathOf = (name: string) => join(folder, 'source', name)
const addSource = async (name: string, seconds: number) => {
  await mkdir(dirname(pathOf(name)), { recursive: true })
  await writeFile(pathOf(name), '')
  await setTime(pathOf(name), seconds)
}
const ask = async (what: 'isStale' | 'partsOf') => {
  const given = [...(what === 'isStale' ? [join(folder, 'stamp')] : []), [join(folder, 'source')]]
  const script = `import { ${what} } from './scripts/build.mjs'; process.stdout.write(String(${what}(...${JSON.stringify(given)})))`
  return (await run('--input-type=module', '-e', script)).output
}
const build = async (seconds: number) => {
  await writeFile(join(folder, 'stamp'), await ask('partsOf'))
  await setTime(join(folder, 'stamp'), seconds)
}

beforeEach(() => addSource('a.ts', 100))

test('when no build was made, then it is stale', async () => {
  expect(await ask('isStale')).toBe('true')
})

test.each([
  { when: 'nothing changed since', change: async () => {}, stale: 'false' },
  { when: 'a source changed since', change: () => addSource('a.ts', 300), stale: 'true' },
  { when: 'a source changed while it was made', change: () => addSource('a.ts', 200), stale: 'true' },
  { when: 'an old file came to the sources', change: () => addSource('b.ts', 100), stale: 'true' },
  { when: 'a source is gone', change: () => rm(pathOf('a.ts')), stale: 'true' },
  { when: 'a test changed', change: () => addSource('a.test.ts', 300), stale: 'false' },
  { when: 'a test of a part changed', change: () => addSource('a.test.tsx', 300), stale: 'false' },
  { when: 'what tests share changed', change: () => addSource('testing/a.ts', 300), stale: 'false' },
])('when $when, then the build is stale: $stale', async ({ change, stale }) => {
  await build(200)
  await change()
  expect(await ask('isStale')).toBe(stale)
})
