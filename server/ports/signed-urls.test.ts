import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openSigningKey, signedUrls } from './signed-urls.ts'

const KEY = Buffer.alloc(32, 1)
const ID = '3f2a1b2c-0000-4000-8000-00000000000a'
const DAY_MS = 86_400_000
let time = new Date('2026-03-01T12:00:00Z')
const addresses = signedUrls(KEY, () => time)

const isValid = (path: string, id = ID, by = addresses) => {
  const { pathname, searchParams } = new URL(path, 'http://liner.test')
  const kind = pathname.startsWith('/api/files/') ? 'files' : 'uploads'
  return by.isValid(kind, id, searchParams.get('expires') ?? undefined, searchParams.get('signature') ?? undefined)
}

test('when an address was signed here, then it is good for this file only', () => {
  expect(isValid(addresses.fileUrl(ID))).toBe(true)
  expect(isValid(addresses.fileUrl(ID), ID.replace('a', 'b'))).toBe(false)
  expect(isValid(addresses.fileUrl(ID).replace('/files/', '/uploads/'))).toBe(false)
  expect(isValid(signedUrls(Buffer.alloc(32, 2), () => time).fileUrl(ID))).toBe(false)
  expect(isValid(`/api/files/${ID}`)).toBe(false)
})

test('when any letter of an address is another, then it is refused', () => {
  const path = addresses.fileUrl(ID)
  const from = path.indexOf('expires=') + 'expires='.length
  for (let at = from; at < path.length; at += 1) {
    const other = path[at] === '1' ? '2' : '1'
    const changed = `${path.slice(0, at)}${other}${path.slice(at + 1)}`
    if (!changed.includes('&signature=')) continue
    expect({ changed, valid: isValid(changed) }).toEqual({ changed, valid: false })
  }
})

test('when an answer names a file, then its address is good for one to two weeks, and the same within a week', () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
      (id, at) => {
        time = at
        const path = addresses.fileUrl(id)
        const days = (after: number) => {
          time = new Date(at.getTime() + after * DAY_MS)
          return { valid: isValid(path, id), path: addresses.fileUrl(id) }
        }
        expect(days(7).valid).toBe(true)
        expect(days(14).valid).toBe(false)
        const changes = [1, 2, 3, 4, 5, 6, 7].filter((day) => days(day).path !== days(day - 1).path)
        expect(changes).toHaveLength(1)
      },
    ),
  )
})

test('when two servers start on the same files, then they have the same key, which nobody else may read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'liner-key-'))
  const [one, other] = await Promise.all([openSigningKey(folder), openSigningKey(folder)])
  expect(one).toHaveLength(32)
  expect(one.equals(other)).toBe(true)
  expect((await openSigningKey(folder)).equals(one)).toBe(true)
  expect(await readdir(folder)).toEqual(['signing-key'])
  expect((await stat(join(folder, 'signing-key'))).mode & 0o777).toBe(0o600)
  await rm(folder, { recursive: true })
})
