import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import type { Submission } from '#src/contract/submissions.ts'
import { formatBarcode } from '#src/domain/identifiers/format-barcode.ts'
import { usedOwnDates } from '#src/domain/release/own-dates.ts'
import { Organization, When } from '#src/features/submissions/submission-facts.tsx'
import { formatList } from '#src/i18n/format-list.ts'
import { formatDay } from '#src/i18n/format.ts'
import { useLanguageText } from '#src/i18n/language-text.ts'
import { countryName } from '#src/i18n/names.ts'
import { Dash } from '#src/shared/list/table/cells.tsx'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import { territoriesText } from '#src/shared/release/territories-text.ts'
import { CopiedId } from '#src/ui/copy-button.tsx'
import classes from '#src/features/submissions/release-facts.module.css'
import sections from '#src/features/submissions/submission-detail.module.css'

type Part = string | number | null | undefined

/** Values of a release as text in the reviewer's language. */
const useReleaseFactText = () => {
  const { t, i18n } = useTranslation('submissions')
  const language = i18n.language
  const languageText = useLanguageText()
  const storeName = useStoreName()
  return {
    parts: (...parts: Part[]) => parts.filter(Boolean).join(' · '),
    territories: (codes: readonly string[]) => territoriesText(codes, language),
    language: languageText,
    day: (value: string | null) => (value === null ? null : formatDay(value, language)),
    storeDates: (detail: ReleaseDetail) =>
      usedOwnDates(detail)
        .storeDates.map(({ storeId, date }) => `${storeName(storeId)}: ${formatDay(date, language)}`)
        .join(' · '),
    territoryDates: (detail: ReleaseDetail) =>
      usedOwnDates(detail)
        .territoryDates.map(
          ({ territory, date }) => `${countryName(territory, language)}: ${formatDay(date, language)}`,
        )
        .join(' · '),
    explicit: (value: boolean | null) => (value === null ? null : t(value ? 'explicit.yes' : 'explicit.no')),
    advisory: (value: boolean | undefined) => (value === undefined ? null : t(value ? 'advisory.yes' : 'advisory.no')),
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

type FactList = readonly (readonly [name: string, value: ReactNode])[]

const isEmpty = (value: ReactNode) => value === null || value === undefined || value === ''

/** Facts by their names; one that has no value is shown as a dash. */
const FactGrid = ({ facts }: { facts: FactList }) => (
  <dl className={classes.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{isEmpty(value) ? <Dash /> : value}</dd>
      </div>
    ))}
  </dl>
)

type Props = { submission: Submission; detail: ReleaseDetail | undefined }

/** What a reviewer compares with cover and tracks, whether or not it is filled in. */
export const MainFacts = ({ submission, detail }: Props) => {
  const { t } = useTranslation('submissions')
  const factText = useReleaseFactText()
  const { release } = submission
  return (
    <FactGrid
      facts={[
        [t('fact.format'), t(`format.${release.format}`)],
        [t('fact.organization'), <Organization key="organization" submission={submission} />],
        [t('fact.date'), <When key="when" submission={submission} />],
        [t('fact.barcode'), release.barcode === null ? null : formatBarcode(release.barcode)],
        [t('fact.genre'), factText.parts(detail?.genre, detail?.subgenre)],
        [t('fact.territories'), detail === undefined ? null : factText.territories(detail.territories)],
        [t('fact.language'), factText.language(detail?.defaultLanguage ?? null)],
        [t('fact.explicit'), factText.explicit(detail?.explicit ?? null)],
        [t('fact.parentalAdvisory'), factText.advisory(detail?.parentalAdvisory)],
      ]}
    />
  )
}

/** The other metadata that the stores get with the music, as far as there is any. */
export const OtherFacts = ({ submission, detail }: { submission: Submission; detail: ReleaseDetail }) => {
  const { t } = useTranslation('submissions')
  const factText = useReleaseFactText()
  const facts: FactList = [
    [t('fact.storeDates'), factText.storeDates(detail)],
    [t('fact.territoryDates'), factText.territoryDates(detail)],
    [t('fact.originalDate'), factText.day(detail.releaseDate)],
    [t('fact.alternateGenre'), factText.parts(detail.alternateGenre, detail.alternateSubgenre)],
    [t('fact.catalogNumber'), detail.catalogNumber],
    [t('fact.recording'), factText.parts(detail.recordingYear, detail.recordingLocation)],
    [t('fact.preOrder'), factText.day(detail.preOrderDate)],
    [t('fact.instant'), factText.instant(detail)],
    [t('fact.monetization'), factText.monetization(detail)],
    [t('fact.claim'), t(`claim.${detail.assetsRightsClaim}`)],
    [t('fact.id'), <CopiedId key="id" id={submission.id} />],
  ]
  return (
    <section aria-label={t('otherFacts')} className={sections.section}>
      <h3>{t('otherFacts')}</h3>
      <FactGrid facts={facts.filter(([, value]) => !isEmpty(value))} />
    </section>
  )
}
