import dayjs from 'dayjs'
import { useDeferredValue, useMemo } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { Problem } from '#src/domain/problem.ts'
import { releaseProblems } from '#src/domain/release/check.ts'
import { type ReleaseForm, releaseForm } from '#src/features/releases/workspace/release-form.ts'
import { checkedReleaseOf } from '#src/features/releases/workspace/form-to-checked-release.ts'

/** What the rules find in what is being typed; typing never waits for them. */
export const useReleaseProblems = (control: Control<ReleaseForm>): readonly Problem[] => {
  const values = useDeferredValue(useWatch({ control }))
  return useMemo(() => {
    const form = releaseForm.safeParse(values)
    return form.success ? releaseProblems(checkedReleaseOf(form.data), dayjs().format('YYYY-MM-DD')) : []
  }, [values])
}
