import { expect, test } from 'vitest'
import { sealWith } from './sealed-data.ts'

const seal = sealWith(Buffer.alloc(32, 1))
const MAIL = { kind: 'CODE', to: 'ada@label.test', code: '048213' }

test('when data is sealed, then it cannot be read, is never twice the same, and opens with its key', () => {
  const closed = seal.close(MAIL)
  const text = JSON.stringify(closed) + Buffer.from(closed.sealed, 'base64').toString('latin1')
  expect(text).not.toMatch(/048213|ada@label/)
  expect(seal.close(MAIL)).not.toEqual(closed)
  expect(seal.open(closed)).toEqual(MAIL)
})

test('when sealed data is of another key, or was changed, then it does not open', () => {
  const closed = seal.close(MAIL)
  expect(() => sealWith(Buffer.alloc(32, 2)).open(closed)).toThrow('unable to authenticate')
  expect(() => seal.open({ sealed: `AAAA${closed.sealed.slice(4)}` })).toThrow('unable to authenticate')
})

test('when an earlier version left data unsealed, then it is read as it is', () => {
  expect(seal.open(MAIL)).toEqual(MAIL)
})
