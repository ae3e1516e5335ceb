import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const ROOT = `${import.meta.dirname}/..`
let folder = ''
/** A server's own project, which has Liner among its packages. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liner-server-'))
  await mkdir(join(folder, 'node_modules'))
  await symlink(ROOT, join(folder, 'node_modules/liner'))
  const compilerOptions = {
    target: 'ES2023',
    lib: ['ES2023', 'DOM'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: [],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
})
afterEach(() => rm(folder, { recursive: true }))

const typesOf = async (source: string): Promise<string> => {
  await writeFile(join(folder, 'server.ts'), source)
  return new Promise((resolve) => {
    execFile(process.execPath, [`${ROOT}/node_modules/typescript/bin/tsc`, '-p', folder], (_, stdout) =>
      resolve(stdout),
    )
  })
}

test('when another project imports the package by its name, then it has the types of the contract', async () => {
  const source = `
    import type { AppRouter } from 'liner/contract'
    import type { Release } from 'liner/contract/releases'
    import type { Permission } from 'liner/domain/access/permission'
    type Input = AppRouter['_def']['record']['releases']['get']['_def']['$types']['input']
    export const input: Input = { releaseId: 'x' }
    export const titleOf = ({ title }: Release): string => title
    export const permission: Permission = 'MANAGE_LABEL'
  `
  expect(await typesOf(source)).toBe('')
  expect(await typesOf(source.replace("{ releaseId: 'x' }", '{ release: 1 }'))).toContain('error TS')
})
