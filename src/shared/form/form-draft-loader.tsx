import { type ReactNode, useEffect, useState } from 'react'
import { DetailSkeleton } from '#src/shared/page/detail-skeleton.tsx'
import { type FormDraft, openFormDraft } from '#src/shared/form/form-draft.ts'
import type { z } from '#src/contract/zod.ts'
import type { DraftArea } from '#src/offline/drafts/draft-record.ts'

type Props<V> = {
  area: DraftArea
  entity?: { id: string; revision: number }
  fields: z.ZodMiniType<Partial<V>>
  children: (formDraft: FormDraft<V>) => ReactNode
}

/** A form begins once it is known what was typed into it before: nothing typed now is then overwritten. */
export const FormDraftLoader = <V,>({ area, entity, fields, children }: Props<V>) => {
  const [formDraft, setFormDraft] = useState<FormDraft<V> | null>(null)
  // What is shown when the form opens is what it is based on, whatever arrives later.
  const [first] = useState(entity)
  // A draft is open for as long as its form is on the page, or another tab could not go on with it.
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
