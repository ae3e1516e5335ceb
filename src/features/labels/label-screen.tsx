import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { DetailScreen } from '#src/catalogue/entity/detail-screen.tsx'
import { LabelForm } from '#src/features/labels/label-form.tsx'
import { LabelOverview } from '#src/features/labels/label-overview.tsx'

const route = getRouteApi('/_member/labels/$labelId')

export const LabelScreen = () => {
  const { t } = useTranslation('lists')
  const { labelQuery } = route.useRouteContext()
  const { labelId } = route.useParams()
  const update = useMutation(api.labels.update.mutationOptions())
  return (
    <DetailScreen
      query={useQuery(labelQuery)}
      area={t('labels.title')}
      list={{ to: '/labels' }}
      titleOf={({ name }) => name}
      renderOverview={(label, onRemoved) => <LabelOverview label={label} onRemoved={onRemoved} />}
      renderForm={(label, done) => (
        <LabelForm
          {...done}
          entity={label}
          save={(fields, revision = label.revision) => update.mutateAsync({ labelId, revision, ...fields })}
        />
      )}
    />
  )
}
