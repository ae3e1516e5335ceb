import { codeText, errorText } from '#src/api/error-text.ts'
import { apiError } from '#src/api/errors.ts'

/** A refusal as a form stores it: its code, so that its text follows the language of the page; else its text as it is now. */
export const storedRefusal = (error: unknown): string => {
  const code = apiError(error)?.message ?? ''
  return codeText(code) === undefined ? errorText(error) : code
}

/** The text of a stored refusal. The namespace `errors` must be loaded. */
export const refusalText = (stored: string): string => codeText(stored) ?? stored
