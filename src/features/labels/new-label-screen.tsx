import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { PageHeader } from '#src/catalogue/page-header.tsx'
import { LabelForm } from '#src/features/labels/label-form.tsx'

export const NewLabelScreen = () => {
  const { t } = useTranslation('entities')
  const navigate = useNavigate()
  // The browser's: sent again because an answer was lost, it makes no second one.
  const [labelId] = useState(() => crypto.randomUUID())
  const create = useMutation(api.labels.create.mutationOptions())
  return (
    <>
      <PageHeader title={t('add.labels')} back={{ to: '/labels' }} />
      <LabelForm
        save={(fields) => create.mutateAsync({ id: labelId, ...fields })}
        onSaved={() => void navigate({ to: '/labels/$labelId', params: { labelId }, replace: true })}
        onCancel={() => void navigate({ to: '/labels' })}
      />
    </>
  )
}
