import { useTranslation } from 'react-i18next'
import type { PickedImage } from '#src/shared/upload/picked-images.ts'
import type { Problem } from '#src/domain/problem.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/releases/workspace/fields/cover-field.module.css'

const ProblemLine = ({ problem }: { problem: Problem }) => {
  const { t } = useTranslation('problems')
  const text = t(problem.code, problem.values ?? {})
  if (problem.severity === 'ERROR') return <FieldError>{text}</FieldError>
  return <p className={classes.hint}>{text}</p>
}

type Props = { picked: PickedImage | undefined; problems: readonly Problem[]; keepsOld: boolean }

/** What is wrong with the picture just picked, else what the release says of the cover it has. */
export const CoverProblems = ({ picked, problems, keepsOld }: Props) => {
  const { t } = useTranslation('uploads')
  return (
    <div role="alert" className={classes.problems}>
      {picked?.checking === true ? <p className={classes.hint}>{t('cover.checking')}</p> : null}
      {(picked?.problems ?? problems).map((problem) => (
        <ProblemLine key={problem.code} problem={problem} />
      ))}
      {keepsOld ? <p className={classes.hint}>{t('cover.refused')}</p> : null}
      {picked?.keeping.kept === false ? (
        <p className={classes.hint}>{t(`cover.notKept.${picked.keeping.reason}`)}</p>
      ) : null}
    </div>
  )
}
