import { expect, test } from 'vitest'
import { sealWith } from './sealed-data.ts'

const seal = sealWith(Buffer.alloc(32, 1))
const MAIL = { kind: 'CODE', to: 'ada@label.test', code: '048213' }

test('what is sealed cannot be read, is never twice the same, and opens with its key', () => {
  const closed = seal.close(MAIL)
  const text = JSON.stringify(closed) + Buffer.from(closed.sealed, 'base64').toString('latin1')
  expect(text).not.toMatch(/048213|ada@label/)
  expect(seal.close(MAIL)).not.toEqual(closed)
  expect(seal.open(closed)).toEqual(MAIL)
})

test('what was sealed with another key, or was changed, does not open', () => {
  const closed = seal.close(MAIL)
  expect(() => sealWith(Buffer.alloc(32, 2)).open(closed)).toThrow('unable to authenticate')
  expect(() => seal.open({ sealed: `AAAA${closed.sealed.slice(4)}` })).toThrow('unable to authenticate')
})

test('what an earlier version left unsealed is read as it is', () => {
  expect(seal.open(MAIL)).toEqual(MAIL)
})
