import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { DetailScreen } from '#src/catalogue/entity/detail-screen.tsx'
import { PersonForm } from '#src/features/people/person-form.tsx'
import { PersonOverview } from '#src/features/people/person-overview.tsx'

const route = getRouteApi('/_member/people/$personId')

export const PersonScreen = () => {
  const { t } = useTranslation('lists')
  const { personQuery } = route.useRouteContext()
  const { personId } = route.useParams()
  const update = useMutation(api.people.update.mutationOptions())
  return (
    <DetailScreen
      query={useQuery(personQuery)}
      area={t('people.title')}
      list={{ to: '/people' }}
      titleOf={({ name }) => name}
      renderOverview={(person, onRemoved) => <PersonOverview person={person} onRemoved={onRemoved} />}
      renderForm={(person, done) => (
        <PersonForm
          {...done}
          entity={person}
          save={(fields, revision = person.revision) => update.mutateAsync({ personId, revision, ...fields })}
        />
      )}
    />
  )
}
