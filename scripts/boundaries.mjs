import { cruise } from 'dependency-cruiser'
import rules from '../.dependency-cruiser.cjs'
import { findFolderCycles } from '../config/folder-cycles.ts'

/** Far below what there is: a cruise that sees no module would find no fault either. */
const FEWEST_MODULES = 100

const { output } = await cruise(['src', 'backend', 'mocks', 'sw', 'bench'], {
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
  console.error(`folders in a circle: ${folders.join(', ')}`)
  for (const { from, to } of within) console.error(`  ${from} → ${to}`)
}
if (totalCruised < FEWEST_MODULES) console.error(`only ${totalCruised} modules were looked at`)
console.log(`${totalCruised} modules, ${violations.length} violations, ${cycles.length} circles of folders`)
process.exit(violations.length + cycles.length === 0 && totalCruised >= FEWEST_MODULES ? 0 : 1)
