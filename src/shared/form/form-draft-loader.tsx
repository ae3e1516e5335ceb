import { type ReactNode, useEffect, useState } from 'react'
import type { z } from '#src/contract/zod.ts'
import type { DraftArea } from '#src/offline/drafts/draft-record.ts'
import { type FormDraft, openFormDraft } from '#src/shared/form/form-draft.ts'
import { DetailSkeleton } from '#src/shared/page/detail-skeleton.tsx'

type Props<V> = {
  area: DraftArea
  entity?: { id: string; revision: number }
  fields: z.ZodMiniType<Partial<V>>
  children: (formDraft: FormDraft<V>) => ReactNode
}

/** Renders a form once its draft is loaded, so that the draft does not overwrite new input. */
export const FormDraftLoader = <V,>({ area, entity, fields, children }: Props<V>) => {
  const [formDraft, setFormDraft] = useState<FormDraft<V> | null>(null)
  // The form is based on the entity shown when it opened, whatever is fetched later.
  const [first] = useState(entity)
  // An open draft is locked against other tabs, so it is closed with its form.
  useEffect(() => {
    const opening = openFormDraft({ area, entity: first, fields })
    let isLeft = false
    void opening.then((found) => !isLeft && setFormDraft(found))
    return () => {
      isLeft = true
      void opening.then((found) => found.opened?.draft.close())
    }
  }, [area, first, fields])
  return formDraft === null ? <DetailSkeleton /> : children(formDraft)
}
