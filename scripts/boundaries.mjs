import { cruise } from 'dependency-cruiser'
import rules from '../.dependency-cruiser.cjs'

/** Far below what there is: a cruise that sees no module would find no fault either. */
const FEWEST_MODULES = 100

const { output } = await cruise(['src', 'backend', 'mocks', 'sw', 'bench'], {
  ruleSet: rules,
  validate: true,
  ...rules.options,
})
const { totalCruised, violations } = output.summary
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`)
if (totalCruised < FEWEST_MODULES) console.error(`only ${totalCruised} modules were looked at`)
console.log(`${totalCruised} modules, ${violations.length} violations`)
process.exit(violations.length === 0 && totalCruised >= FEWEST_MODULES ? 0 : 1)
