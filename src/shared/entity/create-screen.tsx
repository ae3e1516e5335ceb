import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useSession } from '#src/auth/session/session.ts'
import type { z } from '#src/contract/zod.ts'
import type { ListArea } from '#src/domain/navigation/list-areas.ts'
import type { FormCallbacks } from '#src/shared/entity/detail-screen.tsx'
import { FormDraftLoader } from '#src/shared/form/form-draft-loader.tsx'
import type { FormDraft } from '#src/shared/form/form-draft.ts'
import { PageHeader } from '#src/shared/page/page-header.tsx'

type Props<V> = {
  title: string
  area: ListArea
  /** The form's fields that a draft may store on this device. */
  draftSchema: z.ZodMiniType<Partial<V>>
  /** The page of the created entity. */
  pageOf: (id: string) => LinkProps
  children: (id: string, done: FormCallbacks & { formDraft: FormDraft<V> }) => ReactNode
}

/** The chosen organization. One that was cleared after a refused call will be chosen again. */
const useOrganization = () => {
  const chosen = useSession(({ organizationId }) => organizationId)
  const [organizationId, setOrganizationId] = useState(chosen)
  if (chosen !== null && chosen !== organizationId) setOrganizationId(chosen)
  return organizationId
}

/** The screen that creates an entity. The client makes the id, so that a retry after a lost response creates no duplicate. */
export const CreateScreen = <V,>({ title, area, draftSchema, pageOf, children }: Props<V>) => {
  const navigate = useNavigate()
  const organizationId = useOrganization()
  const list: LinkProps = { to: `/${area}` }
  return (
    <>
      <PageHeader title={title} back={list} />
      {/* Another organization has another draft, so that nothing is created in the wrong one. */}
      <FormDraftLoader key={organizationId} area={area} fields={draftSchema}>
        {(formDraft) =>
          children(formDraft.id, {
            formDraft,
            onSaved: () => void navigate({ ...pageOf(formDraft.id), replace: true }),
            onCancel: () => void navigate(list),
          })
        }
      </FormDraftLoader>
    </>
  )
}
