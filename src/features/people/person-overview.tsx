import { useTranslation } from 'react-i18next'
import { EntityActions } from '#src/shared/entity/entity-actions.tsx'
import { Fact, Facts, Overview, Section } from '#src/shared/entity/overview.tsx'
import type { Person } from '#src/contract/people.ts'
import { usePersonActions } from '#src/features/people/use-person-actions.ts'

export const PersonOverview = ({ entity: person, onRemoved }: { entity: Person; onRemoved: () => void }) => {
  const { t } = useTranslation('entities')
  return (
    <Overview>
      <Section title={t('facts')}>
        <Facts>
          <Fact name={t('field.name')}>{person.name}</Fact>
          <Fact name={t('field.organization')}>{person.organization.name}</Fact>
        </Facts>
      </Section>
      <Section title={t('manage')} onScreenOnly>
        <EntityActions entity={person} name={person.name} {...usePersonActions()} onRemoved={onRemoved} />
      </Section>
    </Overview>
  )
}
