import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { CreateScreen } from '#src/catalogue/entity/create-screen.tsx'
import { keptLabel } from '#src/features/labels/kept-label.ts'
import { LabelForm } from '#src/features/labels/label-form.tsx'

export const NewLabelScreen = () => {
  const { t } = useTranslation('entities')
  const create = useMutation(api.labels.create.mutationOptions())
  return (
    <CreateScreen
      title={t('add.labels')}
      area="labels"
      keeps={keptLabel}
      pageOf={(labelId) => ({ to: '/labels/$labelId', params: { labelId } })}
    >
      {(id, done) => <LabelForm {...done} save={(fields) => create.mutateAsync({ id, ...fields })} />}
    </CreateScreen>
  )
}
