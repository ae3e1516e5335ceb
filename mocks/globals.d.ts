import type { consoleOf } from '#mocks/console.ts'

declare global {
  /** In emulated builds only. */
  var emulation: ReturnType<typeof consoleOf> | undefined
}
