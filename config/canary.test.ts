import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SAID = 'the canary sings'

/** On an old Node the runner swallows failures: a run that cannot fail proves nothing. */
test('a failing test fails the run and prints its message', async () => {
  const folder = await mkdtemp(join(process.cwd(), 'config', 'canary-'))
  const file = join(folder, 'failing.test.ts')
  await writeFile(file, `import { expect, test } from 'vitest'\ntest('fails', () => expect('${SAID}').toBe(''))\n`)
  try {
    const result = await new Promise<{ failed: boolean; output: string }>((resolve) => {
      execFile(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', file], (error, stdout, stderr) =>
        resolve({ failed: error !== null, output: stdout + stderr }),
      )
    })
    expect(result.failed).toBe(true)
    expect(result.output).toContain(SAID)
  } finally {
    await rm(folder, { recursive: true })
  }
}, 60_000)
