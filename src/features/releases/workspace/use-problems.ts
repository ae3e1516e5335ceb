import dayjs from 'dayjs'
import { useDeferredValue, useMemo } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { Problem } from '#src/domain/problem.ts'
import { releaseProblems } from '#src/domain/release/check.ts'
import { type ReleaseForm, releaseForm } from '#src/features/releases/workspace/release-form.ts'
import { checkedOf } from '#src/features/releases/workspace/to-checked.ts'

/** What the rules find in what is being typed; typing never waits for them. */
export const useProblems = (control: Control<ReleaseForm>): readonly Problem[] => {
  const values = useDeferredValue(useWatch({ control }))
  return useMemo(() => {
    const form = releaseForm.safeParse(values)
    return form.success ? releaseProblems(checkedOf(form.data), dayjs().format('YYYY-MM-DD')) : []
  }, [values])
}
