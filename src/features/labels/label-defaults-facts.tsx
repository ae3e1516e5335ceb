import { useTranslation } from 'react-i18next'
import { Fact, Facts, Section } from '#src/shared/entity/overview.tsx'
import { useStoreName } from '#src/shared/release/use-store-name.ts'
import type { Label } from '#src/contract/labels.ts'
import { WORLD } from '#src/domain/metadata/territories.ts'

/** What a new release of the label begins with. */
export const LabelDefaultsFacts = ({ defaults }: Pick<Label, 'defaults'>) => {
  const { t, i18n } = useTranslation('entities')
  const storeName = useStoreName()
  const language = i18n.resolvedLanguage ?? 'en'
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  const list = (parts: readonly string[]) => new Intl.ListFormat(language).format(parts)
  const countryName = (code: string) => (code === WORLD ? t('worldwide') : (countries.of(code) ?? code))
  return (
    <Section title={t('label.defaults')}>
      <Facts>
        <Fact name={t('field.copyrightC')}>{defaults.copyrightC}</Fact>
        <Fact name={t('field.copyrightP')}>{defaults.copyrightP}</Fact>
        <Fact name={t('field.genre')}>{defaults.genre}</Fact>
        <Fact name={t('field.subgenre')}>{defaults.subgenre}</Fact>
        <Fact name={t('field.territories')}>{list(defaults.territories.map(countryName))}</Fact>
        <Fact name={t('field.distributionProviders')}>{list(defaults.distributionProviders.map(storeName))}</Fact>
      </Facts>
    </Section>
  )
}
