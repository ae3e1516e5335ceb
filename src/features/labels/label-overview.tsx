import { useTranslation } from 'react-i18next'
import { EntityActions } from '#src/catalogue/entity/entity-actions.tsx'
import { Fact, Facts, Overview, Section } from '#src/catalogue/entity/overview.tsx'
import { ReleasesOf } from '#src/catalogue/entity/releases-of.tsx'
import type { Label } from '#src/contract/labels.ts'
import { DefaultFacts } from '#src/features/labels/default-facts.tsx'
import { useChangeLabels } from '#src/features/labels/use-change-labels.ts'

/** What there is to know of a label. */
export const LabelOverview = ({ entity: label, onRemoved }: { entity: Label; onRemoved: () => void }) => {
  const { t } = useTranslation('entities')
  return (
    <Overview>
      <Section title={t('facts')}>
        <Facts>
          <Fact name={t('field.name')}>{label.name}</Fact>
          <Fact name={t('field.isrcPrefix')}>{label.isrcPrefix}</Fact>
          <Fact name={t('field.organization')}>{label.organization.name}</Fact>
        </Facts>
      </Section>
      <DefaultFacts defaults={label.defaults} />
      <Section title={t('label.releases')}>
        <ReleasesOf filter={{ labelId: label.id }} nothing={t('label.noReleases')} />
      </Section>
      <Section title={t('manage')} onScreenOnly>
        <EntityActions entity={label} name={label.name} {...useChangeLabels()} onRemoved={onRemoved} />
      </Section>
    </Overview>
  )
}
