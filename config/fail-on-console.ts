import { afterEach, expect } from 'vitest'

const said: unknown[][] = []
const listen = (...words: unknown[]) => void said.push(words)
console.error = listen
console.warn = listen

/** A test that prints an error or a warning has found something: it fails. */
afterEach(() => {
  expect(said.splice(0), 'printed as an error or a warning').toEqual([])
})
