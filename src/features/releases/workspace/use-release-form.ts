import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { formFromDetail } from '#src/features/releases/workspace/from-detail.ts'
import { isSame } from '#src/features/releases/workspace/merge.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import type { OpenedReleaseDraft } from '#src/features/releases/workspace/unsaved-draft.ts'

type Options = { opened: OpenedReleaseDraft; detail: ReleaseDetail | null; fresh: ReleaseForm }

/** The form, what it was typed over, and the draft that follows every change of it. */
export const useReleaseForm = ({ opened, detail, fresh }: Options) => {
  const saved = detail === null ? null : formFromDetail(detail)
  const [baseline, setBaseline] = useState(opened.values?.baseline ?? saved)
  const form = useForm<ReleaseForm>({ mode: 'onBlur', defaultValues: opened.values?.values ?? saved ?? fresh })
  const { draft } = opened

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (baseline !== null && isSame(baseline, values)) void draft.discard()
          else draft.changed({ values, baseline })
        },
      }),
    [form, draft, baseline],
  )
  useEffect(() => () => draft.close(), [draft])

  return { form, baseline, setBaseline }
}
