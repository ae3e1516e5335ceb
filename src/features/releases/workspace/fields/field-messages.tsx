import { useFormContext, type FieldPath } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#src/domain/problem.ts'
import { ProblemText } from '#src/features/releases/workspace/fields/problem-text.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import classes from '#src/features/releases/workspace/fields/fields.module.css'

const Fix = ({ fix, path }: { fix: string; path: FieldPath<ReleaseForm> }) => {
  const { t } = useTranslation('releases')
  const { setValue } = useFormContext<ReleaseForm>()
  return (
    <button
      type="button"
      className={classes.fix}
      onClick={() => setValue(path, fix, { shouldDirty: true, shouldTouch: true })}
    >
      {t('fix', { fix })}
    </button>
  )
}

type Messages = { error?: React.ReactNode; description?: React.ReactNode }

const list = (problems: readonly Problem[], path: FieldPath<ReleaseForm>) =>
  problems.map((problem) => (
    <span key={problem.code} className={classes.message}>
      <ProblemText problem={problem} />
      {problem.fix === undefined ? null : <Fix fix={problem.fix} path={path} />}
    </span>
  ))

/** The two places an input has for words: what must change, and what should be looked at. */
export const messagesOf = (problems: readonly Problem[], path: FieldPath<ReleaseForm>): Messages => {
  const errors = problems.filter(({ severity }) => severity === 'ERROR')
  const hints = problems.filter(({ severity }) => severity !== 'ERROR')
  return {
    error: errors.length === 0 ? undefined : list(errors, path),
    description: hints.length === 0 ? undefined : list(hints, path),
  }
}
