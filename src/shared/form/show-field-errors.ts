import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { apiError } from '#src/api/errors.ts'

/** What this side has against single fields, where only the attempt to save could tell. */
export class InvalidFieldsError extends Error {
  override readonly name = 'InvalidFieldsError'
  readonly fields: Record<string, string>
  constructor(fields: Record<string, string>) {
    super('fields are refused')
    this.fields = fields
  }
}

const fieldsOf = (error: unknown) => (error instanceof InvalidFieldsError ? error : apiError(error))?.fields ?? {}

/** Puts what the API has against single fields at these fields; whether it had anything against one that is here. */
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
