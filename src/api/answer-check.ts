import type { TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { unreadable } from '#src/api/errors.ts'
import type { AppRouter } from '#src/contract/router.ts'

/** Whether an answer has the shape that the contract declares for its procedure. */
type IsReadable = (path: string, answer: unknown) => boolean

let isReadable: IsReadable = () => true
/** Sets how answers are checked. The schemas of the contract are not part of the start, so the first answers go unchecked. */
export const setAnswerCheck = (check: IsReadable) => {
  isReadable = check
}

/** Ends a call whose answer cannot be read with an error, so that no screen is given what it cannot show. */
export const answerCheckLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        next: (value) => {
          const { result } = value
          if ('data' in result && !isReadable(op.path, result.data)) observer.error(unreadable(op.type === 'mutation'))
          else observer.next(value)
        },
        error: (error) => observer.error(error),
        complete: () => observer.complete(),
      }),
    )
