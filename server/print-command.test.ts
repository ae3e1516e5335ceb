import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const print = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const program = join(import.meta.dirname, 'print-command.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { env, encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('when nothing is wrong, then the command is named', () => {
  expect(print([])).toEqual({ status: 0, stdout: 'serve', stderr: '' })
})

test('when settings are missing, then all of them are named before anything is built', () => {
  const { status, stdout, stderr } = print([], { PUBLIC_URL: 'https://liner.example', FILES_DIR: '/dev/null/files' })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  const problems = stderr.trim().split('\n')
  expect(problems).toEqual([
    expect.stringMatching(/^DATABASE_URL is not set/),
    expect.stringMatching(/^SMTP_URL is not set/),
    'FILES_DIR is /dev/null/files, where this process cannot write.',
  ])
})
