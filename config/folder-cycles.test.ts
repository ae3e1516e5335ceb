import { expect, test } from 'vitest'
import { findFolderCycles } from './folder-cycles.ts'

const imports = (...lines: string[]) =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' → ')
    return { from, to }
  })
const foldersOf = (...args: Parameters<typeof findFolderCycles>) =>
  findFolderCycles(...args).map(({ folders }) => folders)

const API_AUTH = imports('src/api/client.ts → src/auth/session.ts')
const AUTH_PWA = imports('src/auth/sign-out.ts → src/pwa/update.ts')
const PWA_API = imports('src/pwa/push.ts → src/api/headers.ts')

test('when folders import each other indirectly, then all of them are reported with their imports', () => {
  const cycle = [...API_AUTH, ...AUTH_PWA, ...PWA_API]
  const outside = imports('src/routes/index.tsx → src/api/client.ts', 'src/api/client.ts → src/contract/zod.ts')
  expect(findFolderCycles([...outside, ...cycle])).toEqual([
    { folders: ['src/api', 'src/auth', 'src/pwa'], imports: cycle },
  ])
})

test('when every import goes one way, then there is no cycle', () => {
  expect(findFolderCycles([...API_AUTH, ...AUTH_PWA])).toEqual([])
  expect(findFolderCycles(imports('src/ui/a.ts → src/ui/b.ts', 'src/ui/b.ts → src/ui/a.ts'))).toEqual([])
})

test.each(['src/shared', 'src/offline', 'src/auth', 'src/pwa', 'src/domain', 'backend'])(
  'when two folders in %s import each other, then they are found, also through a single file',
  (folder) => {
    const there = `${folder}/one/a.ts → ${folder}/two/deep/b.ts`
    expect(foldersOf(imports(there, `${folder}/two/c.ts → ${folder}/one/d.ts`))).toEqual([
      [`${folder}/one`, `${folder}/two`],
    ])
    const throughFile = imports(
      there,
      `${folder}/two/c.ts → ${folder}/loose.ts`,
      `${folder}/loose.ts → ${folder}/one/d.ts`,
    )
    expect(foldersOf(throughFile)).toEqual([[`${folder}/loose.ts`, `${folder}/one`, `${folder}/two`]])
  },
)
