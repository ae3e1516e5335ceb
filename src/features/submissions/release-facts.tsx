import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { None } from '#src/catalogue/lists/cells.tsx'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import type { Submission } from '#src/contract/submissions.ts'
import { WORLD } from '#src/domain/territories.ts'
import { When } from '#src/features/submissions/submission-facts.tsx'
import { formatDay } from '#src/i18n/format-date.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'
import classes from '#src/features/submissions/detail.module.css'

const INSTRUMENTAL = 'zxx'

type Props = { submission: Submission; detail: ReleaseDetail | undefined }

const useWords = () => {
  const { t, i18n } = useTranslation('submissions')
  const language = i18n.resolvedLanguage ?? 'en'
  return {
    territories: (codes: readonly string[]) => {
      const names = new Intl.DisplayNames(language, { type: 'region' })
      if (codes.includes(WORLD)) return t('world')
      return new Intl.ListFormat(language).format(codes.map((code) => names.of(code) ?? code))
    },
    language: (code: string | null) => {
      if (code === null) return null
      if (code === INSTRUMENTAL) return t('instrumental')
      return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
    },
    day: (value: string | null) => (value === null ? null : formatDay(value, language)),
    explicit: (value: boolean | null) => (value === null ? null : t(value ? 'explicit.yes' : 'explicit.no')),
  }
}

/** What the stores print beside the music. */
export const ReleaseFacts = ({ submission, detail }: Props) => {
  const { t } = useTranslation('submissions')
  const words = useWords()
  const { release } = submission
  const genre = detail === undefined ? null : [detail.genre, detail.subgenre].filter(Boolean).join(' · ')
  const facts: [string, ReactNode][] = [
    [t('fact.format'), t(`format.${release.format}`)],
    [t('fact.organization'), release.organization.name],
    [t('fact.date'), <When key="when" submission={submission} />],
    [t('fact.originalDate'), words.day(detail?.releaseDate ?? null)],
    [t('fact.genre'), genre],
    [t('fact.language'), words.language(detail?.defaultLanguage ?? null)],
    [t('fact.explicit'), words.explicit(detail?.explicit ?? null)],
    [t('fact.barcode'), release.barcode],
    [t('fact.catalogNumber'), detail?.catalogNumber],
    [t('fact.territories'), detail === undefined ? null : words.territories(detail.territories)],
    [t('fact.id'), <Id key="id" id={submission.id} />],
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === null || value === undefined || value === '' ? <None /> : value}</dd>
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
