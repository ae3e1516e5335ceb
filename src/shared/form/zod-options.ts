/**
 * How a schema names the problems of a form: a text that is too long by its limit, which react-hook-form takes from no
 * issue but its message. Codes of our own rules stay.
 */
export const zodOptions = {
  error: (issue: { code: string; origin?: string; maximum?: number | bigint }) =>
    issue.code === 'too_big' && issue.origin === 'string' ? String(issue.maximum) : undefined,
}
