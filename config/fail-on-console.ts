import { afterEach } from 'vitest'

const said: unknown[][] = []
const listen = (...words: unknown[]) => void said.push(words)
console.error = listen
console.warn = listen

/** A test that prints an error or a warning has found something: it fails. */
afterEach(() => {
  const printed = said.splice(0)
  if (printed.length > 0) throw new Error(`printed as an error or a warning: ${JSON.stringify(printed)}`)
})
