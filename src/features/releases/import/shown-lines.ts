import type { CheckedGroup } from '#src/domain/release-import/check.ts'
import type { ImportLine } from '#src/domain/release-import/columns.ts'
import type { CellProblem } from '#src/domain/release-import/problem.ts'
import type { Refusal } from '#src/features/releases/import/import-state.ts'

/** A line as the table shows it. A correct line waits while another line of its release is wrong. */
type LineState = 'ready' | 'checking' | 'waiting' | 'wrong' | 'refused'
export type ShownLine = {
  line: ImportLine
  state: LineState
  problems: readonly CellProblem[]
  refusal: Refusal | undefined
  /** Whether it is the first line of its release. */
  isFirst: boolean
}

const stateOfProblems = (problems: readonly CellProblem[]): 'ready' | 'checking' | 'wrong' => {
  const errors = problems.filter(({ severity }) => severity === 'ERROR')
  if (errors.length === 0) return 'ready'
  return errors.every(({ code }) => code === 'NAME_PENDING') ? 'checking' : 'wrong'
}

/** Whether a release has no errors, so that it can be sent. */
export const isReady = ({ problems }: Pick<CheckedGroup, 'problems'>): boolean => stateOfProblems(problems) === 'ready'

const stateOf = (group: CheckedGroup, problems: readonly CellProblem[], refusal: Refusal | undefined): LineState => {
  const own = stateOfProblems(problems)
  if (own !== 'ready') return own
  if (refusal !== undefined) return 'refused'
  return isReady(group) ? 'ready' : 'waiting'
}

/** The lines in the order of the sheet, each with its state and its problems. */
export const shownLines = (
  lines: readonly ImportLine[],
  groups: readonly CheckedGroup[],
  refusals: readonly Refusal[],
): ShownLine[] => {
  const groupOf = new Map(groups.flatMap((group) => group.lines.map(({ id }) => [id, group] as const)))
  let before: CheckedGroup | undefined
  return lines.flatMap((line) => {
    const group = groupOf.get(line.id)
    if (group === undefined) return []
    const isFirst = group !== before
    before = group
    const problems = group.problems.filter(({ lineId }) => lineId === line.id)
    const refusal = refusals.find(({ lineId }) => lineId === line.id)
    return [{ line, state: stateOf(group, problems, refusal), problems, refusal, isFirst }]
  })
}

/** Whether a person has to do something about a line itself. */
export const needsFixing = ({ state }: Pick<ShownLine, 'state'>): boolean => state === 'wrong' || state === 'refused'

/** The lines that need fixing, and those that did at first: a line must not go while its cell is typed into. */
export const linesToFix = (shown: readonly ShownLine[], atFirst: ReadonlySet<string>): ShownLine[] =>
  shown.filter((one) => atFirst.has(one.line.id) || needsFixing(one))
