import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const EVERY_BYTES = 16 * 1024 * 1024
setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')
setFlagsFromString('--no-expose-gc')

let streamed = 0

/**
 * Counts what is streamed, and lets go of buffers that were: V8 sees little of what they weigh, and under load leaves
 * a hundred megabytes of them lying.
 */
export const countStreamed = (bytes: number): void => {
  streamed += bytes
  if (streamed < EVERY_BYTES || typeof collect !== 'function') return
  streamed = 0
  collect({ type: 'minor' })
}
