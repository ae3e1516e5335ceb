import { TRPCClientError } from '@trpc/client'
import { expect, test, vi } from 'vitest'
import type { SentRecords } from '#src/features/releases/import/import-state.ts'
import { ensureSaved } from '#src/features/releases/import/send-release.ts'

vi.mock('#src/features/releases/import/import-draft.ts', () => ({}))
vi.mock('#src/api/client.ts', () => ({ client: {} }))
vi.mock('#src/api/links.ts', () => ({ SKIP_OUTBOX: {} }))

const refusal = () =>
  new TRPCClientError('NO', { result: { error: { data: { code: 'BAD_REQUEST', httpStatus: 400 } } } })
const lost = () => new TRPCClientError('Failed to fetch')

/** A server that creates once per id, and records its calls. */
const server = () => {
  const ledger: SentRecords = {}
  const calls: string[] = []
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
        calls.push('create')
        if (fail === 'refused') throw refusal()
        const made = stored === null ? put(text) : { revision }
        if (fail === 'lost') throw lost()
        return made
      },
      update: async () => {
        calls.push('update')
        return put(text)
      },
    })
  return { send, calls, stored: () => stored }
}

test('when the input is saved already, then nothing is sent', async () => {
  const { send, calls } = server()
  await send('a')
  await send('a')
  expect(calls).toEqual(['create'])
})

test('when it is edited after it was saved, then it is updated', async () => {
  const { send, calls, stored } = server()
  await send('a')
  await send('b')
  expect([calls, stored()]).toEqual([['create', 'update'], 'b'])
})

test('when it is refused and corrected, then it is created once', async () => {
  const { send, calls, stored } = server()
  await expect(send('a', 'refused')).rejects.toThrow('NO')
  await send('b')
  expect([calls, stored()]).toEqual([['create', 'create'], 'b'])
})

test('when an answer is lost, then nothing is created twice, whatever was edited since', async () => {
  const { send, calls, stored } = server()
  await expect(send('a', 'lost')).rejects.toThrow('Failed')
  await expect(send('b', 'lost')).rejects.toThrow('Failed')
  await send('a')
  expect([calls, stored()]).toEqual([['create', 'create', 'create', 'update'], 'a'])
})
