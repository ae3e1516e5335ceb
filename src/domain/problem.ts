import type { ProblemField } from '#src/domain/fields.ts'
import { MISSING_CODES, type ProblemCode } from '#src/domain/problem-codes.ts'

/** ERROR blocks the submission, WARNING may be submitted after a look, INFO only informs. */
export type Severity = 'ERROR' | 'WARNING' | 'INFO'

/** What a rule found, at which field of the workspace, with a repair when one is safe. */
export type Problem<F extends ProblemField = ProblemField> = {
  code: ProblemCode
  severity: Severity
  field: F
  values?: Record<string, string | number>
  /** What the field should contain instead, where that repairs it. */
  fix?: string
  /** The artists that a release should have instead; `fix` has their names. */
  credits?: readonly { artistId: string; type: 'PRIMARY' | 'FEATURED' }[]
  /** What `fix` leaves out, for the field where it belongs. */
  move?: Move
  /** The repair may be wrong, so that only a person takes it: one at a time. */
  isSuggestion?: true
  /** Why the spelling stays as it is; the reviewer reads it. */
  overrideReason?: string
}

/**
 * Words for another field: the version, the year of a line, the flag for explicit content, or names that become credits of
 * a role. Whom PRIMARY names takes the place of whom the release was sold under.
 */
export type Move = { to: 'version' | 'year' | 'explicit' | 'FEATURED' | 'PRODUCER' | 'PRIMARY'; text: string }

const missing: ReadonlySet<string> = new Set(MISSING_CODES)

/** Whether something has not been filled in yet, as opposed to filled in wrongly. */
export const isMissing = ({ code }: Problem): boolean => missing.has(code)

/** Whether any of these prevents submitting the release. */
export const hasErrors = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'ERROR')

/** Something that prevents submitting the release; `values` fill the gaps of its text. */
export const error = <F extends ProblemField>(code: ProblemCode, field: F, values?: Problem['values']): Problem<F> => ({
  code,
  severity: 'ERROR',
  field,
  values,
})

/** Something to look at again; `fix` is what the field should contain instead. */
export const warning = <F extends ProblemField>(
  code: ProblemCode,
  field: F,
  extra: Pick<Problem, 'values' | 'fix' | 'move' | 'isSuggestion'> = {},
): Problem<F> => ({
  code,
  severity: 'WARNING',
  field,
  ...extra,
})

/** Something to know, which needs no action. */
export const info = <F extends ProblemField>(code: ProblemCode, field: F, values?: Problem['values']): Problem<F> => ({
  code,
  severity: 'INFO',
  field,
  values,
})
