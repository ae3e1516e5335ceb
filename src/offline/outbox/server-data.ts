/** An answer with waiting changes applied carries what the server said, so that they can be taken out again. */
export type Overlaid = { serverData: unknown }

/** The server's own answer; undefined where the server has none, because the entity was made offline. */
export const serverDataOf = (data: unknown): unknown => {
  if (typeof data !== 'object' || data === null || !('serverData' in data)) return data
  return data.serverData ?? undefined
}
