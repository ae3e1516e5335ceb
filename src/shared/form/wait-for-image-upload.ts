import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { InvalidFieldsError } from '#src/shared/form/show-field-errors.ts'
import { waitForUpload } from '#src/shared/upload/wait-for-upload.ts'

type Pictured = FieldValues & { imageFileId: string | null }

/** The picture to save: one that is on its way is waited for, one that did not arrive is told at its field. */
export const waitForImageUpload = async <V extends Pictured, I>(
  form: UseFormReturn<V, unknown, I>,
  fileKey: string,
) => {
  if (!(await waitForUpload(fileKey))) throw new InvalidFieldsError({ imageFileId: 'IMAGE_NOT_SENT' })
  return form.getValues().imageFileId
}
