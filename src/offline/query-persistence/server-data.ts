/**
 * The server's own answer, which one with waiting changes on it carries, so that they can be taken out again. Undefined
 * where the server has none, because the entity was made offline.
 */
export const serverDataOf = (data: unknown): unknown => {
  if (typeof data !== 'object' || data === null || !('serverData' in data)) return data
  return data.serverData ?? undefined
}
