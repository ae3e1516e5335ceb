import { expect, test } from 'vitest'
import { measureUpload } from '../testing/upload-memory.ts'

/** `node bench/upload-memory.ts` sends as much as the largest upload. */
const MEGABYTES = 100
const GROWTH_MAX = 64

test('when a large file is sent and fetched, then the server never holds it whole', async () => {
  const { status, received, grew, parts } = await measureUpload(MEGABYTES)
  expect({ status, received, parts }).toEqual({ status: 200, received: MEGABYTES, parts: 0 })
  expect(grew).toBeLessThan(GROWTH_MAX)
}, 120_000)
