import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { CreateScreen } from '#src/shared/entity/create-screen.tsx'
import { labelDraft } from '#src/features/labels/label-draft.ts'
import { LabelForm } from '#src/features/labels/label-form.tsx'

export const NewLabelScreen = () => {
  const { t } = useTranslation('entities')
  const create = useMutation(api.labels.create.mutationOptions())
  return (
    <CreateScreen
      title={t('add.labels')}
      area="labels"
      draftSchema={labelDraft}
      pageOf={(labelId) => ({ to: '/labels/$labelId', params: { labelId } })}
    >
      {(id, done) => <LabelForm {...done} save={(fields) => create.mutateAsync({ id, ...fields })} />}
    </CreateScreen>
  )
}
