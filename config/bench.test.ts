import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHANGES } from '../bench/development-changes.ts'

test.each(CHANGES)('npm run bench -- dev finds what it changes: $what', ({ file, from }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2)
})
