import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Media } from '#src/contract/assets.ts'
import { soundProblems } from '#src/domain/media/sound-problems.ts'
import type { Problem } from '#src/domain/problem.ts'
import classes from '#src/shared/media/master.module.css'
import { FieldError } from '#src/ui/field-error.tsx'
import { IconAlertTriangle, IconInfoCircle } from '#src/ui/icons.ts'

const ICONS = { WARNING: IconAlertTriangle, INFO: IconInfoCircle }

/** The errors, warnings and hints of a master. */
export const MasterProblems = ({ problems }: { problems: readonly Problem[] }) => {
  const { t } = useTranslation(['problems', 'uploads'])
  return problems.map(({ code, severity, values }) => {
    const text = t(`problems:${code}`, values ?? {})
    if (severity === 'ERROR')
      return (
        <div key={code} role="alert">
          <FieldError>{text}</FieldError>
        </div>
      )
    const Icon = ICONS[severity]
    return (
      <p key={code} className={classes.hint} data-severity={severity}>
        <Icon size={18} aria-hidden />
        <VisuallyHidden>{t(`uploads:master.severity.${severity}`)}: </VisuallyHidden>
        <span>{text}</span>
      </p>
    )
  })
}

/** What was heard in a stored master. */
export const SoundNotes = ({ media: { soundReport } }: { media: Pick<Media, 'soundReport'> }) => (
  <MasterProblems problems={soundProblems(soundReport, 'media')} />
)
