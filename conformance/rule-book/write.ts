import { writeFileSync } from 'node:fs'
import { writeRulesPage } from './rules-page.ts'

writeFileSync(`${import.meta.dirname}/../../docs/rules.md`, writeRulesPage())
process.stdout.write('docs/rules.md is written.\n')
