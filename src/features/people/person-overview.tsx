import { useTranslation } from 'react-i18next'
import { EntityActions } from '#src/catalogue/entity/entity-actions.tsx'
import { Fact, Facts, Overview, Section } from '#src/catalogue/entity/overview.tsx'
import type { Person } from '#src/contract/people.ts'
import { useChangePeople } from '#src/features/people/use-change-people.ts'

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
        <EntityActions entity={person} name={person.name} {...useChangePeople()} onRemoved={onRemoved} />
      </Section>
    </Overview>
  )
}
