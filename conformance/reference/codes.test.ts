import { readdirSync, readFileSync } from 'node:fs'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import { expect, test } from 'vitest'

const ROOT = `${import.meta.dirname}/../../`
const CODES = Object.keys(TRPC_ERROR_CODES_BY_KEY)

/** The sources of the client, without its tests and what only they need. */
const sources = ['src', 'sw'].flatMap((folder) =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\btesting\//.test(file))
    .map((file) => readFileSync(`${ROOT}${folder}/${file}`, 'utf8')),
)
/** Codes that the client compares by name, or by a pattern such as `/SERVER_ERROR|GATEWAY/`. */
const named = new Set(
  sources.flatMap((source) => [...source.matchAll(/'([A-Z_]+)'/g)].flatMap(([, code = '']) => code)),
)
const patterns = sources.flatMap((source) =>
  [...source.matchAll(/\/([A-Z_]+(?:\|[A-Z_]+)*)\/\.test\(code\)/g)].map(([, pattern = '']) => new RegExp(pattern)),
)
const apart = CODES.filter((code) => named.has(code) || patterns.some((pattern) => pattern.test(code)))

const [, table = ''] = readFileSync(`${import.meta.dirname}/preface.md`, 'utf8').split('| `data.code` |')
const rows = table.split('\n').filter((line) => line.startsWith('| `'))
const listed = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, code]) => code))

test('when the client is read, then the codes that it treats apart are found', () => {
  expect(apart).toEqual(expect.arrayContaining(['TIMEOUT', 'UNAUTHORIZED', 'CONFLICT', 'SERVICE_UNAVAILABLE']))
})

test.each(apart)('when the client treats %s apart, then the table of the codes has it', (code) => {
  expect(listed).toContain(code)
})

test('when the table of the codes is read, then each is one of the protocol, once, with what the page does', () => {
  expect(listed.filter((code) => !CODES.includes(code ?? ''))).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
  expect(rows.filter((row) => row.split('|').filter((cell) => cell.trim() !== '').length !== 3)).toEqual([])
})
