/** Runs a task for each item, at most `limit` at a time. Rejects with the first task that fails. */
export const inParallel = async <T>(limit: number, items: readonly T[], run: (item: T) => Promise<unknown>) => {
  const queue = [...items]
  const runNext = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await run(item)
  }
  await Promise.all(Array.from({ length: limit }, runNext))
}
