import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { DetailScreen } from '#src/catalogue/entity/detail-screen.tsx'
import { EditButton } from '#src/catalogue/entity/edit-button.tsx'
import { LabelForm } from '#src/features/labels/label-form.tsx'
import { LabelOverview } from '#src/features/labels/label-overview.tsx'

const route = getRouteApi('/_member/labels/$labelId')

export const LabelScreen = () => {
  const { t } = useTranslation('lists')
  const navigate = useNavigate()
  const { labelQuery } = route.useRouteContext()
  const { labelId } = route.useParams()
  const { edit } = route.useSearch()
  const update = useMutation(api.labels.update.mutationOptions())
  const show = () => void navigate({ to: '/labels/$labelId', params: { labelId }, replace: true })
  return (
    <DetailScreen
      query={useQuery(labelQuery)}
      area={t('labels.title')}
      back={{ to: '/labels' }}
      titleOf={({ name }) => name}
      actions={() => edit === undefined && <EditButton />}
    >
      {(label) =>
        edit === undefined ? (
          <LabelOverview label={label} onRemoved={() => void navigate({ to: '/labels' })} />
        ) : (
          <LabelForm
            entity={label}
            save={(fields, revision = label.revision) => update.mutateAsync({ labelId, revision, ...fields })}
            onSaved={show}
            onCancel={show}
          />
        )
      }
    </DetailScreen>
  )
}
