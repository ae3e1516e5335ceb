import type { MiddlewareHandler } from 'hono'

type Headers = Iterable<readonly [string, string]>

/** Nothing that a browser may run or embed. */
const OF_DATA: Headers = [['content-security-policy', "default-src 'none'; frame-ancestors 'none'"]]
/** What is answered to a person is for their page alone, and kept nowhere. Files have an origin and a time of their own. */
const OF_CALLS: Headers = [
  ['cache-control', 'no-store'],
  ['cross-origin-resource-policy', 'same-origin'],
]
const isWithin = (path: string, ...folders: string[]) => folders.some((folder) => path.startsWith(folder))

/** Adds to every answer the headers that the build names for its path; what an answer says itself stands. */
export const addHeaders =
  (headersOf: (path: string) => Headers): MiddlewareHandler =>
  async (context, next) => {
    await next()
    const { path } = context.req
    const ofKind = [
      ...(isWithin(path, '/api/', '/dev/') ? OF_DATA : []),
      ...(isWithin(path, '/api/trpc/', '/dev/') ? OF_CALLS : []),
    ]
    const { headers } = context.res
    for (const [name, value] of [...ofKind, ...headersOf(path)]) if (!headers.has(name)) headers.set(name, value)
  }
