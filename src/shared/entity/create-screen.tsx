import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { FormCallbacks } from '#src/shared/entity/detail-screen.tsx'
import type { FormDraft } from '#src/shared/form/form-draft.ts'
import { FormDraftLoader } from '#src/shared/form/form-draft-loader.tsx'
import type { ListArea } from '#src/domain/navigation/menu.ts'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import type { z } from '#src/contract/zod.ts'
import { useSession } from '#src/auth/session/session.ts'

type Props<V> = {
  title: string
  area: ListArea
  /** The form's fields that may be kept on this device until they are saved. */
  draftSchema: z.ZodMiniType<Partial<V>>
  /** The page of what was made. */
  pageOf: (id: string) => LinkProps
  children: (id: string, done: FormCallbacks & { formDraft: FormDraft<V> }) => ReactNode
}

/** The organization that is chosen. One that was cleared because a call was refused is about to be chosen again. */
const useOrganization = () => {
  const chosen = useSession(({ organizationId }) => organizationId)
  const [organizationId, setOrganizationId] = useState(chosen)
  if (chosen !== null && chosen !== organizationId) setOrganizationId(chosen)
  return organizationId
}

/** Makes one more. Its id is the browser's: sent again because an answer was lost, it makes no second one. */
export const CreateScreen = <V,>({ title, area, draftSchema, pageOf, children }: Props<V>) => {
  const navigate = useNavigate()
  const organizationId = useOrganization()
  const list: LinkProps = { to: `/${area}` }
  return (
    <>
      <PageHeader title={title} back={list} />
      {/* What was typed for one organization is never made in another: it is a draft there, and waits. */}
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
