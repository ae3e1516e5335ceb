import { afterEach } from 'vitest'

const logged: unknown[][] = []
const record = (...args: unknown[]) => void logged.push(args)
console.error = record
console.warn = record

/** A test that logs an error or a warning fails. */
afterEach(() => {
  const entries = logged.splice(0)
  if (entries.length > 0) throw new Error(`logged an error or a warning: ${JSON.stringify(entries)}`)
})
