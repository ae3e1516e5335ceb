import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dash } from '#src/shared/list/table/cells.tsx'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import type { Submission } from '#src/contract/submissions.ts'
import { When } from '#src/features/submissions/submission-facts.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import classes from '#src/features/submissions/submission-detail.module.css'
import { NO_LANGUAGE } from '#src/domain/metadata/languages.ts'
import { WORLD } from '#src/domain/metadata/territories.ts'
import { formatDay } from '#src/i18n/format.ts'
import { countryList, formatList, languageName } from '#src/i18n/names.ts'

type Part = string | number | null | undefined

/** Values of a release as text in the reviewer's language. */
const useReleaseFactText = () => {
  const { t, i18n } = useTranslation('submissions')
  const language = i18n.resolvedLanguage ?? 'en'
  return {
    parts: (...parts: Part[]) => parts.filter(Boolean).join(' · '),
    territories: (codes: readonly string[]) => (codes.includes(WORLD) ? t('world') : countryList(codes, language)),
    language: (code: string | null) => {
      if (code === null) return null
      if (code === NO_LANGUAGE) return t('instrumental')
      return languageName(code, language)
    },
    day: (value: string | null) => (value === null ? null : formatDay(value, language)),
    explicit: (value: boolean | null) => (value === null ? null : t(value ? 'explicit.yes' : 'explicit.no')),
    instant: ({ tracklist, tracks }: ReleaseDetail) => {
      const marked = tracklist.filter(({ instantGratification }) => instantGratification === true)
      const ids = new Set(marked.map(({ assetId }) => assetId))
      return formatList(
        tracks.filter(({ id }) => ids.has(id)).map(({ title }) => title),
        language,
      )
    },
    monetization: ({ monetization, songMonetization }: ReleaseDetail) => {
      if (monetization) return t(songMonetization ? 'monetized.all' : 'monetized.release')
      return t(songMonetization ? 'monetized.songs' : 'monetized.no')
    },
  }
}

type Props = { submission: Submission; detail: ReleaseDetail | undefined }

/** The metadata that the stores get with the music. */
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
