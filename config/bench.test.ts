import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHANGES } from '../bench/development-changes.ts'

test.each(CHANGES)(
  'when $what by npm run bench -- dev, then the text to replace is in its file once',
  ({ file, from }) => {
    expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2)
  },
)
