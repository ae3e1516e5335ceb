/** What the first page fetched before it had a worker is asked for again, so that the worker can keep it. */
export const cacheLoadedAssets = () => {
  for (const { name } of performance.getEntriesByType('resource'))
    if (name.includes('/assets/')) fetch(name).catch(() => undefined)
}
