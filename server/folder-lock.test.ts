import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liner-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('when a second server starts on the same folder, then it is refused by name', async () => {
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}) uses ${folder}`)
  await unlock()
  await (
    await lockFolder(folder)
  )()
})

test.each([
  // No process has it: Linux counts to four million.
  ['was killed', '99999999 4711'],
  ['had the id that another process has now', `${process.pid} 1`],
  ['wrote nothing more', ''],
])('when the server before %s, then the next one takes the folder', async (_what, left) => {
  const path = join(folder, 'server.pid')
  await writeFile(path, left)
  const unlock = await lockFolder(folder)
  expect(Number.parseInt(await readFile(path, 'utf8'), 10)).toBe(process.pid)
  await unlock()
})
