import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { DetailScreen } from '#src/shared/entity/detail-screen.tsx'
import { labelDraft } from '#src/features/labels/label-draft.ts'
import { LabelForm } from '#src/features/labels/label-form.tsx'
import { LabelOverview } from '#src/features/labels/label-overview.tsx'

const route = getRouteApi('/_member/labels/$labelId')

export const LabelScreen = () => {
  const update = useMutation(api.labels.update.mutationOptions())
  return (
    <DetailScreen
      area="labels"
      query={useQuery(route.useRouteContext().labelQuery)}
      headingOf={({ name }) => ({ title: name })}
      Overview={LabelOverview}
      Form={LabelForm}
      draftSchema={labelDraft}
      save={({ id }, revision, fields) => update.mutateAsync({ labelId: id, revision, ...fields })}
    />
  )
}
