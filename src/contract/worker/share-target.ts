/** The database of files that another app shared: the worker writes them, a page reads them. */
export const SHARED_STORE = { database: 'liner-shared', store: 'files' }
/** Of what is written there. A worker and a page may be of different builds. */
export const SHARED_VERSION = 1
/** The address that files are shared to, and of the page that lists them. The manifest names it with the field below. */
export const SHARE_PATH = '/share'
/** Added to the address when the worker could not store what was shared. */
export const SHARE_FAILED = 'lost'
export const SHARED_FIELD = 'files'
/** How many are stored at most; of more, the newest. */
export const SHARED_MAX = 10
const WAITS_FOR_MS = 24 * 60 * 60 * 1000

type Named = { name: string; type: string }
const AUDIO_NAME = /\.(?:wav|flac)$/i
const PICTURE_NAME = /\.(?:jpe?g|png)$/i

/** What a shared file can become: a master is an asset's, a picture a release's cover (what covers and masters may be). */
export const sharedFilePurpose = ({ name, type }: Named): 'MASTER' | 'COVER' | null => {
  if (/^audio\/(?:x-|vnd\.)?(?:wave?|flac)$/.test(type) || AUDIO_NAME.test(name)) return 'MASTER'
  return type === 'image/jpeg' || type === 'image/png' || PICTURE_NAME.test(name) ? 'COVER' : null
}

/** A file expires after a day, and so does one with a time in the future. */
export const isSharedFileExpired = (sharedAt: number, now: number): boolean =>
  now - sharedAt > WAITS_FOR_MS || sharedAt > now
