import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { DetailScreen } from '#src/shared/entity/detail-screen.tsx'
import { personDraft } from '#src/features/people/person-draft.ts'
import { PersonForm } from '#src/features/people/person-form.tsx'
import { PersonOverview } from '#src/features/people/person-overview.tsx'

const route = getRouteApi('/_member/people/$personId')

export const PersonScreen = () => {
  const update = useMutation(api.people.update.mutationOptions())
  return (
    <DetailScreen
      area="people"
      query={useQuery(route.useRouteContext().personQuery)}
      headingOf={({ name }) => ({ title: name })}
      Overview={PersonOverview}
      Form={PersonForm}
      draftSchema={personDraft}
      save={({ id }, revision, fields) => update.mutateAsync({ personId: id, revision, ...fields })}
    />
  )
}
