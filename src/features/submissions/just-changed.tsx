import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconAlertTriangle } from '#src/ui/icons.ts'
import classes from '#src/features/submissions/submission-detail.module.css'

/** Says that the release became another one under the reviewer's eyes; keyed by the release. */
export const JustChanged = ({ contentRevision }: { contentRevision: string }) => {
  const { t } = useTranslation('submissions')
  const [first] = useState(contentRevision)
  return (
    <output>
      {first !== contentRevision && (
        <span className={classes.changed}>
          <IconAlertTriangle size={18} aria-hidden /> {t('changes.justNow')}
        </span>
      )}
    </output>
  )
}
