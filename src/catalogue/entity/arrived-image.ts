import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { FieldRefusal } from '#src/catalogue/entity/show-refusal.ts'
import { pictureArrived } from '#src/catalogue/uploads/picture-arrived.ts'

type Pictured = FieldValues & { imageFileId: string | null }

/** The picture to save: one that is on its way is waited for, one that did not arrive is told at its field. */
export const arrivedImage = async <V extends Pictured, I>(form: UseFormReturn<V, unknown, I>, fileKey: string) => {
  if (!(await pictureArrived(fileKey))) throw new FieldRefusal({ imageFileId: 'IMAGE_NOT_SENT' })
  return form.getValues().imageFileId
}
