import { expect, test } from 'vitest'
import { batchedGets } from '#mocks/db/batched-gets.ts'

const reader = () => {
  const asked: (readonly string[])[] = []
  const get = batchedGets(async (ids) => {
    asked.push(ids)
    return ids.filter((id) => id !== 'missing').map((id) => ({ id }))
  })
  return { asked, get }
}

test('when rows are asked for in one tick, then they are read together, each once', async () => {
  const { asked, get } = reader()
  const rows = await Promise.all(['a', 'b', 'a', 'missing'].map((id) => get(id)))
  expect(rows).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'a' }, undefined])
  expect(asked).toEqual([['a', 'b', 'missing']])
})

test('when a row is asked for later, then it is read anew', async () => {
  const { asked, get } = reader()
  await get('a')
  await get('a')
  expect(asked).toEqual([['a'], ['a']])
})

test('when reading fails, then every caller of that read fails, and the next read does not', async () => {
  let isBroken = true
  const get = batchedGets(async (ids) => {
    if (isBroken) throw new Error('away')
    return ids.map((id) => ({ id }))
  })
  const outcomes = await Promise.allSettled([get('a'), get('b')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isBroken = false
  expect(await get('a')).toEqual({ id: 'a' })
})
