import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROCEDURES } from '../subject.ts'
import { writeReference } from './reference.ts'

const written = readFileSync(`${import.meta.dirname}/../../docs/api.md`, 'utf8')

test('docs/api.md is what npm run api -- --reference writes', () => {
  expect(written === writeReference(), 'run npm run api -- --reference').toBe(true)
})

test('docs/api.md has every procedure', () => {
  const named = [...written.matchAll(/^### (\w+\.\w+)$/gm)].map(([, path]) => path)
  expect(named).toEqual([...PROCEDURES.keys()])
})
