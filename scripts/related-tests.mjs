import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ROOT, run } from './run.mjs'

const INDEX = `${ROOT}node_modules/.cache/liner-git-index`
const LAST_PASSED = `${ROOT}node_modules/.cache/liner-unit-tests-passed`
/** What every test depends on. */
const ALL_TESTS_NEED = /^(?:package(?:-lock)?\.json|tsconfig\.json|vitest\.config\.ts|config\/(?!.*\.test\.)[^/]+\.ts)$/
/** What reads files, which no import tells. */
const READS_FILES = ['node:fs', 'node:child_process']

const git = async (...args) => {
  const { code, output } = await run('git', args, { capture: true, env: { GIT_INDEX_FILE: INDEX } })
  return code === 0 ? output.trim() : null
}
const linesOf = (output) => (output ?? '').split('\n').filter((line) => line !== '')

/** What is looked at for tests when some files have changed and some read files; null where all tests depend on a change. */
export const lookedAt = (changed, reading) =>
  changed.some((path) => ALL_TESTS_NEED.test(path)) ? null : [...new Set([...changed, ...reading])]

/** All files as they are now, as a tree of git, with those that no commit has; null without git. */
export const treeNow = async () => {
  mkdirSync(dirname(INDEX), { recursive: true })
  return (await git('add', '--all')) === null ? null : git('write-tree')
}

/** Notes that all unit tests pass with the files of a tree. */
export const notePassed = (tree) => {
  if (tree !== null) writeFileSync(LAST_PASSED, tree)
}

/**
 * The files for which Vitest is to look for tests: what has changed since all tests passed here, and what reads files, as the
 * tests of texts and documents do. Null where that is not known, or where all tests depend on what has changed.
 */
export const filesToTest = async (tree) => {
  if (tree === null || !existsSync(LAST_PASSED)) return null
  // Git forgets a tree that nothing names after some weeks.
  const changed = await git('diff-tree', '-r', '--name-only', readFileSync(LAST_PASSED, 'utf8'), tree)
  if (changed === null) return null
  const reading = await git(
    'grep',
    '--cached',
    '-l',
    ...READS_FILES.flatMap((name) => ['-e', name]),
    '--',
    '*.ts',
    '*.tsx',
  )
  return lookedAt(linesOf(changed), linesOf(reading))
}
