import { type ReactNode, useEffect, useState } from 'react'
import { DetailSkeleton } from '#src/shared/entity/detail-skeleton.tsx'
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
  useEffect(() => {
    let left = false
    void openFormDraft({ area, entity: first, fields }).then((found) => {
      if (left) found.opened?.draft.close()
      else setFormDraft(found)
    })
    return () => {
      left = true
    }
  }, [area, first, fields])
  useEffect(() => () => formDraft?.opened?.draft.close(), [formDraft])
  return formDraft === null ? <DetailSkeleton /> : children(formDraft)
}
