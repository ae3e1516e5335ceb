import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import type { SentRecords } from '#src/features/releases/import/import-state.ts'
import { ensureSaved } from '#src/features/releases/import/ensure-saved.ts'

const refusal = () =>
  new TRPCClientError('NO', { result: { error: { data: { code: 'BAD_REQUEST', httpStatus: 400 } } } })
const lost = () => new TRPCClientError('Failed to fetch')

/** A server that makes a thing once for an id, and says what was asked of it. */
const server = () => {
  const ledger: SentRecords = {}
  const asked: string[] = []
  let stored: string | null = null
  let revision = 0
  const put = (text: string) => {
    stored = text
    revision += 1
    return { revision }
  }
  const send = (text: string, fail?: 'refused' | 'lost') =>
    ensureSaved({
      id: 'one',
      input: text,
      entryOf: (id) => ledger[id],
      note: (id, entry) => {
        if (entry === undefined) delete ledger[id]
        else ledger[id] = entry
      },
      create: async () => {
        asked.push('create')
        if (fail === 'refused') throw refusal()
        const made = stored === null ? put(text) : { revision }
        if (fail === 'lost') throw lost()
        return made
      },
      update: async () => {
        asked.push('update')
        return put(text)
      },
    })
  return { send, asked, stored: () => stored }
}

test('what has landed is not sent again', async () => {
  const { send, asked } = server()
  await send('a')
  await send('a')
  expect(asked).toEqual(['create'])
})

test('what was edited after it landed is changed', async () => {
  const { send, asked, stored } = server()
  await send('a')
  await send('b')
  expect([asked, stored()]).toEqual([['create', 'update'], 'b'])
})

test('what was refused and mended is made once', async () => {
  const { send, asked, stored } = server()
  await expect(send('a', 'refused')).rejects.toThrow('NO')
  await send('b')
  expect([asked, stored()]).toEqual([['create', 'create'], 'b'])
})

test('what landed while its answer was lost is not made twice, whatever was edited since', async () => {
  const { send, asked, stored } = server()
  await expect(send('a', 'lost')).rejects.toThrow('Failed')
  await expect(send('b', 'lost')).rejects.toThrow('Failed')
  await send('a')
  expect([asked, stored()]).toEqual([['create', 'create', 'create', 'update'], 'a'])
})
