import { useTranslation } from 'react-i18next'
import type { Problem } from '#src/domain/problem.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/shared/media/master.module.css'

/** What is wrong with a picked master, and what should be looked at. */
export const MasterProblems = ({ problems }: { problems: readonly Problem[] }) => {
  const { t } = useTranslation('problems')
  return problems.map((problem) => {
    const text = t(problem.code, problem.values ?? {})
    if (problem.severity !== 'ERROR')
      return (
        <p key={problem.code} className={classes.hint}>
          {text}
        </p>
      )
    return (
      <div key={problem.code} role="alert">
        <FieldError>{text}</FieldError>
      </div>
    )
  })
}
