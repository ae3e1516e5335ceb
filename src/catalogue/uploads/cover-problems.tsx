import { useTranslation } from 'react-i18next'
import type { PickedCover } from '#src/catalogue/uploads/picked-covers.ts'
import type { Problem } from '#src/domain/problem.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/catalogue/uploads/cover-field.module.css'

const Words = ({ problem }: { problem: Problem }) => {
  const { t } = useTranslation('problems')
  const words = t(problem.code, problem.values ?? {})
  if (problem.severity === 'ERROR') return <FieldError>{words}</FieldError>
  return <p className={classes.hint}>{words}</p>
}

type Props = { picked: PickedCover | undefined; problems: readonly Problem[]; keepsOld: boolean }

/** What is wrong with the picture just picked, else what the release says of the cover it has. */
export const CoverProblems = ({ picked, problems, keepsOld }: Props) => {
  const { t } = useTranslation('uploads')
  return (
    <div role="alert" className={classes.problems}>
      {picked?.checking === true ? <p className={classes.hint}>{t('cover.checking')}</p> : null}
      {(picked?.problems ?? problems).map((problem) => (
        <Words key={problem.code} problem={problem} />
      ))}
      {keepsOld ? <p className={classes.hint}>{t('cover.refused')}</p> : null}
      {picked?.keeping.kept === false ? (
        <p className={classes.hint}>{t(`cover.notKept.${picked.keeping.reason}`)}</p>
      ) : null}
    </div>
  )
}
