import { useTranslation } from 'react-i18next'
import { EntityActions } from '#src/shared/entity/entity-actions.tsx'
import { Fact, Facts, Overview, Section } from '#src/shared/entity/overview.tsx'
import { EntityReleases } from '#src/shared/entity/entity-releases.tsx'
import type { Label } from '#src/contract/labels.ts'
import { LabelDefaultsFacts } from '#src/features/labels/label-defaults-facts.tsx'
import { useLabelActions } from '#src/features/labels/use-label-actions.ts'

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
      <LabelDefaultsFacts defaults={label.defaults} />
      <Section title={t('label.releases')}>
        <EntityReleases filter={{ labelId: label.id }} nothing={t('label.noReleases')} />
      </Section>
      <Section title={t('manage')} onScreenOnly>
        <EntityActions entity={label} name={label.name} {...useLabelActions()} onRemoved={onRemoved} />
      </Section>
    </Overview>
  )
}
