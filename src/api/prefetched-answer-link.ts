import type { TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { hasOwnCredentials, presentCredentials } from '#src/api/links.ts'
import type { AppRouter } from '#src/contract/router.ts'
import { takePrefetchedAnswer } from '#src/start/prefetched-answers.ts'

/** Takes the answer to a call that the HTML has sent already; otherwise, or when that was refused, sends it. */
export const prefetchedAnswerLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    const prefetched = hasOwnCredentials(op) ? undefined : takePrefetchedAnswer(presentCredentials(), op.path, op.input)
    if (prefetched === undefined) return next(op)
    return observable((observer) => {
      let isLeft = false
      let sent: { unsubscribe: () => void } | undefined
      prefetched.then(
        (data) => {
          observer.next({ result: { data } })
          observer.complete()
        },
        () => {
          if (!isLeft) sent = next(op).subscribe(observer)
        },
      )
      return () => {
        isLeft = true
        sent?.unsubscribe()
      }
    })
  }
