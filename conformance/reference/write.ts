import { writeFileSync } from 'node:fs'
import { writeReference } from './reference.ts'

writeFileSync(`${import.meta.dirname}/../../docs/api.md`, writeReference())
process.stdout.write('docs/api.md is written.\n')
