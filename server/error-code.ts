/** The code with which Node, a database or a service of others names its error: `ENOENT`, `40001`. */
export const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
