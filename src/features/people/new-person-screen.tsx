import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { CreateScreen } from '#src/shared/entity/create-screen.tsx'
import { personDraft } from '#src/features/people/person-draft.ts'
import { PersonForm } from '#src/features/people/person-form.tsx'

export const NewPersonScreen = () => {
  const { t } = useTranslation('entities')
  const create = useMutation(api.people.create.mutationOptions())
  return (
    <CreateScreen
      title={t('add.people')}
      area="people"
      draftSchema={personDraft}
      pageOf={(personId) => ({ to: '/people/$personId', params: { personId } })}
    >
      {(id, done) => <PersonForm {...done} save={(fields) => create.mutateAsync({ id, ...fields })} />}
    </CreateScreen>
  )
}
