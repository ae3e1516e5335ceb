import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from './connect.ts'

const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'liner-database-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

test('when the folder of the database lost its version, then it is refused, and no empty database takes its place', async () => {
  const path = folder()
  mkdirSync(join(path, 'base'))
  await expect(openEmbedded(path)).rejects.toThrow(`The database in ${path} is damaged`)
})

test('when the database cannot be started, then the error says what to do', async () => {
  const path = folder()
  writeFileSync(join(path, 'PG_VERSION'), '18\n')
  await expect(openEmbedded(path)).rejects.toThrow('restore a backup')
})

test('when the folder is empty or missing, then a database is made in it', async () => {
  for (const path of [folder(), join(folder(), 'database')]) {
    const { close } = await openEmbedded(path)
    await close()
    expect(existsSync(join(path, 'PG_VERSION'))).toBe(true)
  }
})
