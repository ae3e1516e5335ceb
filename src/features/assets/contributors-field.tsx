import { Suspense } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { AssetValues } from '#src/features/assets/asset-form-values.ts'
import { ContributorsEditor } from '#src/shared/contributors/lazy-contributors-editor.ts'
import { useFieldHint } from '#src/shared/form/field-problems.tsx'
import { useFieldMessage } from '#src/shared/form/field-texts.ts'
import classes from '#src/shared/form/entity-form.module.css'

/** Who else made the recording, by role. */
export const ContributorsField = ({ name }: { name: 'contributors' }) => {
  const { control } = useFormContext<AssetValues>()
  const { field } = useController({ control, name })
  return (
    <div className={`${classes.wide} ${classes.later}`}>
      <Suspense>
        <ContributorsEditor
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          description={useFieldHint(name)}
          error={useFieldMessage(name)}
        />
      </Suspense>
    </div>
  )
}
