import { cruise } from 'dependency-cruiser'
import rules from '../.dependency-cruiser.cjs'
import { findFolderCycles } from '../config/folder-cycles.ts'

/** Far below the real number: a cruise that finds no modules would report no violations either. */
const MODULES_MIN = 100

const { output } = await cruise(['src', 'backend', 'mocks', 'sw', 'bench', 'api', 'server', 'conformance'], {
  ruleSet: rules,
  validate: true,
  ...rules.options,
})
const { totalCruised, violations } = output.summary
const imports = output.modules
  .filter(({ source }) => !/\.test\.tsx?$/.test(source))
  .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
const cycles = findFolderCycles(imports)

for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`)
for (const { folders, imports: within } of cycles) {
  console.error(`folders in a cycle: ${folders.join(', ')}`)
  for (const { from, to } of within) console.error(`  ${from} → ${to}`)
}
if (totalCruised < MODULES_MIN) console.error(`only ${totalCruised} modules were checked`)
console.log(`${totalCruised} modules, ${violations.length} violations, ${cycles.length} folder cycles`)
process.exit(violations.length + cycles.length === 0 && totalCruised >= MODULES_MIN ? 0 : 1)
