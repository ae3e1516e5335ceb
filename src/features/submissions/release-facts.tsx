import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dash } from '#src/shared/list/table/cells.tsx'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import type { Submission } from '#src/contract/submissions.ts'
import { useReleaseFactText } from '#src/features/submissions/use-release-fact-text.ts'
import { When } from '#src/features/submissions/submission-facts.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import classes from '#src/features/submissions/submission-detail.module.css'

type Props = { submission: Submission; detail: ReleaseDetail | undefined }

/** What the stores print beside the music. */
export const ReleaseFacts = ({ submission, detail }: Props) => {
  const { t } = useTranslation('submissions')
  const factText = useReleaseFactText()
  const { release } = submission
  const facts: [string, ReactNode][] = [
    [t('fact.format'), t(`format.${release.format}`)],
    [t('fact.organization'), release.organization.name],
    [t('fact.date'), <When key="when" submission={submission} />],
    [t('fact.originalDate'), factText.day(detail?.releaseDate ?? null)],
    [t('fact.genre'), factText.parts(detail?.genre, detail?.subgenre)],
    [t('fact.alternateGenre'), factText.parts(detail?.alternateGenre, detail?.alternateSubgenre)],
    [t('fact.language'), factText.language(detail?.defaultLanguage ?? null)],
    [t('fact.explicit'), factText.explicit(detail?.explicit ?? null)],
    [t('fact.barcode'), release.barcode],
    [t('fact.catalogNumber'), detail?.catalogNumber],
    [t('fact.territories'), detail === undefined ? null : factText.territories(detail.territories)],
    [t('fact.recording'), factText.parts(detail?.recordingYear, detail?.recordingLocation)],
    [t('fact.preOrder'), factText.day(detail?.preOrderDate ?? null)],
    [t('fact.instant'), detail === undefined ? null : factText.instant(detail)],
    [t('fact.monetization'), detail === undefined ? null : factText.monetization(detail)],
    [t('fact.claim'), detail === undefined ? null : t(`claim.${detail.assetsRightsClaim}`)],
    [t('fact.id'), <Id key="id" id={submission.id} />],
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === null || value === undefined || value === '' ? <Dash /> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Id = ({ id }: { id: string }) => {
  const { t } = useTranslation('submissions')
  return (
    <span className={classes.id}>
      <span>{id}</span>
      <CopyButton value={id} label={t('copyId')} iconOnly />
    </span>
  )
}
