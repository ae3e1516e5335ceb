import { expect, test } from 'vitest'
import { queueLock } from '#mocks/db/lock.ts'

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 1))

test('when work is shared, then it goes on together; what is exclusive waits for it, and the next for that', async () => {
  const lock = queueLock()
  const events: string[] = []
  const work = (name: string) => async () => {
    events.push(`${name} starts`)
    await pause()
    events.push(`${name} ends`)
  }
  await Promise.all([
    lock('shared', work('a')),
    lock('shared', work('b')),
    lock('exclusive', work('c')),
    lock('shared', work('d')),
  ])
  expect(events).toEqual(['a starts', 'b starts', 'a ends', 'b ends', 'c starts', 'c ends', 'd starts', 'd ends'])
})

test('when work fails, then what comes after it goes on', async () => {
  const lock = queueLock()
  const failing = lock('exclusive', async () => {
    throw new Error('no')
  })
  const next = lock('shared', async () => 'yes')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
