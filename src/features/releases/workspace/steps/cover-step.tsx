import { useController, useFormContext, useWatch } from 'react-hook-form'
import { CoverField } from '#src/features/releases/workspace/fields/cover-field.tsx'
import { fieldId } from '#src/features/releases/workspace/fields/field-id.ts'
import { useFieldProblems } from '#src/features/releases/workspace/fields/use-field-problems.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import { coverKey } from '#src/features/releases/workspace/release-draft.ts'
import { useWorkspace } from '#src/features/releases/workspace/workspace-context.ts'

export const CoverStep = () => {
  const { releaseId, detail } = useWorkspace()
  const { control } = useFormContext<ReleaseForm>()
  const title = useWatch({ control, name: 'title' })
  const { field } = useController<ReleaseForm, 'cover'>({ name: 'cover' })
  return (
    <div id={fieldId('cover')} tabIndex={-1}>
      <CoverField
        url={field.value === null ? null : field.value.url || (detail?.cover?.url ?? null)}
        title={title}
        fileKey={coverKey(releaseId)}
        fileId={field.value?.fileId ?? null}
        // What else the service says of the file is not the release's: it would look like an edit that is not saved.
        onUploaded={({ fileId, url }) => field.onChange({ fileId, url })}
        onPicked={field.onBlur}
        problems={useFieldProblems('cover', 'cover')}
      />
    </div>
  )
}
