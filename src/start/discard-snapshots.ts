import { SNAPSHOT_PREFIX } from '#src/start/page-snapshot.ts'

/** At the end of a session or of its stay in an organization. */
export const discardSnapshots = (): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(SNAPSHOT_PREFIX)) localStorage.removeItem(key)
}
