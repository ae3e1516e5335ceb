import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
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
  ['ran before the machine restarted', `${process.pid} 1 another-boot ${hostname()}`],
])('when the server before %s, then the next one takes the folder', async (_what, left) => {
  const path = join(folder, 'server.pid')
  await writeFile(path, left)
  const unlock = await lockFolder(folder)
  expect(Number.parseInt(await readFile(path, 'utf8'), 10)).toBe(process.pid)
  expect(await readdir(folder)).toEqual(['server.pid'])
  await unlock()
})

test.each([
  ['was killed', '99999999 4711'],
  ['let go', undefined],
])('when the server before %s and several start at once, then one has the folder', async (_what, left) => {
  const path = join(folder, 'server.pid')
  if (left !== undefined) await writeFile(path, left)
  const starts = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)))
  const refused = starts.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(starts.length - 1)
  expect(await readdir(folder)).toEqual(['server.pid'])
})

test('when a server was killed while it took the folder over, then the next one takes it', async () => {
  const left = '99999999 4711'
  const name = createHash('sha256').update(left).digest('hex').slice(0, 16)
  await writeFile(join(folder, 'server.pid'), left)
  await writeFile(join(folder, `server.pid.after-${name}`), '99999998 4711')
  const unlock = await lockFolder(folder)
  expect(await readdir(folder)).toEqual(['server.pid'])
  await unlock()
  expect(await readdir(folder)).toEqual([])
})

test('when a server of another host or container has the folder, then it is refused and says what to do', async () => {
  const path = join(folder, 'server.pid')
  await writeFile(path, '1 4711 some-boot elsewhere')
  await expect(lockFolder(folder)).rejects.toThrow(`on another host (elsewhere) uses ${folder}`)
  await expect(lockFolder(folder)).rejects.toThrow(`remove ${path}.`)
  expect(await readFile(path, 'utf8')).toBe('1 4711 some-boot elsewhere')
  expect(await readdir(folder)).toEqual(['server.pid'])
})
