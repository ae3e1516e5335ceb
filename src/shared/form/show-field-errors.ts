import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { apiError } from '#src/api/errors.ts'

/** Fields that are refused on the client, where only the attempt to save shows it. */
export class InvalidFieldsError extends Error {
  override readonly name = 'InvalidFieldsError'
  readonly fields: Record<string, string>
  constructor(fields: Record<string, string>) {
    super('fields are refused')
    this.fields = fields
  }
}

const fieldsOf = (error: unknown) => (error instanceof InvalidFieldsError ? error : apiError(error))?.fields ?? {}

/** Shows the API's errors at their fields; false when none belongs to a field of this form. */
export const showFieldErrors = <V extends FieldValues, I>(
  form: UseFormReturn<V, unknown, I>,
  error: unknown,
): boolean => {
  const fields = fieldsOf(error)
  const isHere = (name: string): name is Path<V> => Object.hasOwn(form.getValues(), name.split('.')[0] ?? '')
  const here = Object.keys(fields).filter(isHere)
  for (const [index, name] of here.entries())
    form.setError(name, { message: fields[name] }, { shouldFocus: index === 0 })
  return here.length > 0
}
