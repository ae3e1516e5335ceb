import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const MESSAGE = 'the canary sings'
const REPORTER = `${import.meta.dirname}/plain-reporter.ts`

const RUNNERS = {
  vitest: {
    file: 'failing.test.ts',
    imports: 'vitest',
    args: (folder: string) => ['node_modules/vitest/vitest.mjs', 'run', folder],
  },
  playwright: {
    file: 'failing.spec.ts',
    imports: '@playwright/test',
    args: (folder: string) => ['node_modules/@playwright/test/cli.js', 'test', '-c', folder],
  },
}

/** On an old Node a runner swallows failures, and a run that cannot fail proves nothing. */
test.each(Object.entries(RUNNERS))(
  'when a test fails in %s, then the run fails and prints its message',
  async (_, { file, imports, args }) => {
    const folder = await mkdtemp(join(process.cwd(), 'config', 'canary-'))
    const failing = `import { expect, test } from '${imports}'\ntest('fails', () => expect('${MESSAGE}').toBe(''))\n`
    await writeFile(join(folder, file), failing)
    await writeFile(
      join(folder, 'playwright.config.ts'),
      `export default { reporter: '${REPORTER}', outputDir: 'out' }\n`,
    )
    try {
      const result = await new Promise<{ failed: boolean; output: string }>((resolve) => {
        execFile(process.execPath, args(folder), (error, stdout, stderr) =>
          resolve({ failed: error !== null, output: stdout + stderr }),
        )
      })
      expect(result.failed).toBe(true)
      expect(result.output).toContain(MESSAGE)
    } finally {
      await rm(folder, { recursive: true })
    }
  },
  60_000,
)
