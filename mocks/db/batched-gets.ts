type Waiting<R> = { promise: Promise<ReadonlyMap<string, R>>; ids: Set<string> }

/** Asks for rows one by one and reads all of a tick at once, so that a page of views is one question to a database. */
export const batchedGets = <R extends { id: string }>(
  read: (ids: readonly string[]) => Promise<readonly R[]>,
  /** Calls made before it ends join the read: at first those made before the running task pauses. */
  pause: () => Promise<void> = () => Promise.resolve(),
): ((id: string) => Promise<R | undefined>) => {
  let waiting: Waiting<R> | undefined
  const readAll = async (ids: ReadonlySet<string>): Promise<ReadonlyMap<string, R>> => {
    await pause()
    waiting = undefined
    return new Map((await read([...ids])).map((row) => [row.id, row]))
  }
  return async (id) => {
    if (waiting === undefined) {
      const ids = new Set<string>()
      waiting = { ids, promise: readAll(ids) }
    }
    waiting.ids.add(id)
    return (await waiting.promise).get(id)
  }
}
