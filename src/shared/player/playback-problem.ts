/**
 * Why a track cannot be heard: no network, no file on the server, no permission, a format that this browser cannot
 * play, or anything else. `SILENT` says that the server has not answered yet.
 */
export type PlaybackProblem = 'OFFLINE' | 'MISSING' | 'LOCKED' | 'UNPLAYABLE' | 'FAILED' | 'SILENT'

const STATUSES: Record<number, PlaybackProblem> = {
  401: 'LOCKED',
  403: 'LOCKED',
  404: 'MISSING',
  410: 'MISSING',
  423: 'LOCKED',
}
const PROBE_MS = 8000

/** Asks the server, because a media element does not say why it failed. Only the head of the answer is read. */
export const findPlaybackProblem = async (url: string): Promise<PlaybackProblem> => {
  if (url === '') return navigator.onLine ? 'MISSING' : 'OFFLINE'
  // It is on this device, where nothing but its format can be wrong.
  if (url.startsWith('blob:')) return 'UNPLAYABLE'
  if (!navigator.onLine) return 'OFFLINE'
  const asked = new AbortController()
  const patience = setTimeout(() => asked.abort(), PROBE_MS)
  try {
    const { ok, status } = await fetch(url, { signal: asked.signal })
    return ok ? 'UNPLAYABLE' : (STATUSES[status] ?? 'FAILED')
  } catch {
    // No connection, no answer in time, or a server that does not let pages read its answers.
    return navigator.onLine ? 'FAILED' : 'OFFLINE'
  } finally {
    clearTimeout(patience)
    asked.abort()
  }
}
