/** A server that cannot be reached, keeps a call waiting, or allows no more of them: every further call would tell the same. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  // Where several addresses were tried, the error of all of them says nothing but a code.
  if (error.message === '' && error instanceof AggregateError) return wordsOf(error.errors[0])
  return error.message
}

/** What went wrong, and what it comes of: `fetch failed` alone names no reason. */
export const reasonOf = (error: unknown): string => {
  const words: string[] = []
  for (let cause = error; cause !== undefined; cause = cause instanceof Error ? cause.cause : undefined) {
    const next = wordsOf(cause)
    if (!words.includes(next)) words.push(next)
  }
  return words.join(': ')
}

/** The silence of the server in what a trial was ended by; the product's client wraps it. */
export const noAnswerIn = (error: unknown): NoAnswer | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof NoAnswer) return cause
  return undefined
}
