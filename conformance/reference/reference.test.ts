import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROCEDURES } from '../subject.ts'
import { writeReference } from './reference.ts'

const written = readFileSync(`${import.meta.dirname}/../../docs/api.md`, 'utf8')

test('when npm run api -- --reference writes the reference, then docs/api.md is up to date', () => {
  expect(written === writeReference(), 'run npm run api -- --reference').toBe(true)
})

test('when docs/api.md is read, then it has every procedure', () => {
  const named = [...written.matchAll(/^### (\w+\.\w+)$/gm)].map(([, path]) => path)
  expect(named).toEqual([...PROCEDURES.keys()])
})
