import { type ReactNode, useEffect, useState } from 'react'
import { DetailSkeleton } from '#src/catalogue/entity/detail-skeleton.tsx'
import { type Kept, openKept } from '#src/catalogue/entity/kept.ts'
import type { z } from '#src/contract/zod.ts'
import type { DraftArea } from '#src/offline/draft-record.ts'

type Props<V> = {
  area: DraftArea
  entity?: { id: string; revision: number }
  fields: z.ZodMiniType<Partial<V>>
  children: (kept: Kept<V>) => ReactNode
}

/** A form begins once it is known what was typed into it before: nothing typed now is then overwritten. */
export const KeptForm = <V,>({ area, entity, fields, children }: Props<V>) => {
  const [kept, setKept] = useState<Kept<V> | null>(null)
  // What is shown when the form opens is what it is based on, whatever arrives later.
  const [first] = useState(entity)
  useEffect(() => {
    let left = false
    void openKept({ area, entity: first, fields }).then((found) => {
      if (left) found.opened?.draft.close()
      else setKept(found)
    })
    return () => {
      left = true
    }
  }, [area, first, fields])
  useEffect(() => () => kept?.opened?.draft.close(), [kept])
  return kept === null ? <DetailSkeleton /> : children(kept)
}
