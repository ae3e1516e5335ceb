import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const FOLDER = 'docs/recipes'
const LINES_AT_MOST = 40
const ENTITY_STEPS = ['menu', 'list', 'save', 'form', 'page', 'address', 'create'].map((step) => `entity-${step}`)
const recipes = readdirSync(FOLDER).filter((name) => name.endsWith('.md'))
const textOf = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8')
const diffOf = (name: string) => [...textOf(name).matchAll(/^```diff\n(.*?)^```$/gms)].map(([, diff]) => diff).join('')

/** The recipe after those that it builds upon, in the order in which they are applied. */
const stepsTo = (name: string): string[] => {
  const before = /^Builds upon \[[^\]]+\]\(([\w-]+\.md)\)/m.exec(textOf(name))?.[1]
  return before === undefined ? [name] : [...stepsTo(before), name]
}

/** A temporary folder with a copy of the files that the diffs change. */
const copyOfChanged = (diffs: readonly string[]) => {
  const copy = mkdtempSync(join(tmpdir(), 'recipe-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  for (const [, file = ''] of diffs.join('').matchAll(/^--- a\/(.+)$/gm))
    if (existsSync(file)) cpSync(file, join(copy, file))
  return copy
}

/** Applies the diff of a recipe. Answers its name and what git says where that fails. */
const applyDiff = (name: string, cwd: string): string[] => {
  // Git ignores files outside of the repository that it finds, so it must find none.
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir(), GIT_DIR: undefined }
  const { status, stderr } = spawnSync('git', ['apply', '--recount', '-'], { cwd, env, input: diffOf(name) })
  return status === 0
    ? []
    : [
        `The code that ${FOLDER}/${name} quotes has changed: give its diff the lines as they are now.\n${String(stderr)}`,
      ]
}

test('when the recipes are listed, then there is one for each kind of change', () => {
  const kinds = ['entity', ...ENTITY_STEPS, 'field', 'language', 'notification-type', 'procedure', 'rule', 'text']
  expect(recipes.toSorted()).toEqual(kinds.map((name) => `${name}.md`).toSorted())
})

test.each(recipes)('when the diff of %s is read, then it is short', (name) => {
  const changed = diffOf(name)
    .split('\n')
    .filter((line) => /^[+-](?![+-]{2} )/.test(line))
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.length).toBeLessThan(LINES_AT_MOST)
})

test.each(recipes)(
  'when the diff of %s is applied after those that it builds upon, then it fits the code as it is',
  (name) => {
    const steps = stepsTo(name)
    const copy = copyOfChanged(steps.map(diffOf))
    expect(steps.flatMap((step) => applyDiff(step, copy)).join('')).toBe('')
  },
)
