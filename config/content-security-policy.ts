import { FACEBOOK_SCRIPT, GOOGLE_SCRIPT } from '../src/auth/social/provider-scripts.ts'

/** The variables of a build, as Vite reads them from its environment and `.env` files. */
export type BuildVariables = Record<string, string | undefined>
type Sources = Record<string, string[]>

const FIREBASE = ['API_KEY', 'APP_ID', 'PROJECT_ID', 'SENDER_ID', 'VAPID_KEY'].map((name) => `VITE_FIREBASE_${name}`)
const FACEBOOK = 'https://www.facebook.com'
// A host name contains nothing that could end a source or a directive.
const ORIGIN = /^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/

const readOrigins = (variables: BuildVariables, name: string): string[] => {
  const origins = (variables[name] ?? '').split(/\s+/).filter((origin) => origin !== '')
  for (const origin of origins)
    if (!ORIGIN.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new Error(
        `${name}: "${origin}" is not an origin. Write it like https://files.example, in small letters and without a path.`,
      )
  return origins
}

/** The origin of the API where the build names one; a path is on the page's own. */
const apiOrigin = ({ VITE_API_URL: address = '' }: BuildVariables): string[] => {
  if (address === '' || /^\/(?!\/)/.test(address)) return []
  const origin = URL.canParse(address) ? new URL(address).origin : ''
  if (!ORIGIN.test(origin) || !address.startsWith(`${origin}/`) || /[?#]|\/$/.test(address))
    throw new Error(
      `VITE_API_URL: "${address}" is not an address of procedures. Write it like https://api.example/api/trpc, or as a path.`,
    )
  return [origin]
}

/** The sources that each configured service needs besides the page's own origin. */
const neededSources = (variables: BuildVariables): Sources[] => {
  const isSet = (name: string) => (variables[name] ?? '') !== ''
  const files = readOrigins(variables, 'VITE_FILES_ORIGIN')
  const uploads = readOrigins(variables, 'VITE_UPLOADS_ORIGIN')
  return [
    { 'img-src': files, 'media-src': files, 'connect-src': files },
    { 'connect-src': uploads },
    { 'connect-src': apiOrigin(variables) },
    // As documented by Google Identity Services.
    isSet('VITE_GOOGLE_CLIENT_ID')
      ? {
          'script-src': [GOOGLE_SCRIPT],
          'style-src': ['https://accounts.google.com/gsi/style'],
          'frame-src': ['https://accounts.google.com/gsi/'],
          'connect-src': ['https://accounts.google.com/gsi/'],
        }
      : {},
    // Sign-in opens a window and no frame; FedCM, the login status and reports go to one origin.
    isSet('VITE_FACEBOOK_APP_ID')
      ? { 'script-src': [FACEBOOK_SCRIPT], 'connect-src': [FACEBOOK], 'img-src': [FACEBOOK] }
      : {},
    FIREBASE.every(isSet)
      ? { 'connect-src': ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'] }
      : {},
  ]
}

const OWN_SOURCES: Sources = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'worker-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': [],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  // The policy named `default` is the page's own (`src/app/trusted-types.ts`); no other may be created.
  'trusted-types': ['default'],
  'require-trusted-types-for': ["'script'"],
}

const write = (sources: Sources): string =>
  Object.entries(sources)
    .filter(([, values]) => values.length > 0)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ')

const sourcesOf = (variables: BuildVariables, own: Sources): Sources => {
  const needed = neededSources(variables)
  const all = (directive: string) => needed.flatMap((sources) => sources[directive] ?? [])
  return Object.fromEntries(
    Object.entries(own).map(([directive, values]) => [directive, [...new Set([...values, ...all(directive)])]]),
  )
}

/** The hashes of what stands in the HTML itself, as in `'sha256-…'`. */
export type InlineHashes = { scripts: string[]; styles: string[] }
const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] }

const withInline = ({ scripts, styles }: InlineHashes): Sources => ({
  ...OWN_SOURCES,
  'script-src': ["'self'", ...scripts],
  'style-src': ["'self'", ...styles],
})

/** The policy for the meta tag. Throws when a variable is not an origin. */
export const metaPolicy = (variables: BuildVariables, inline = NOTHING_INLINE): string =>
  write(sourcesOf(variables, withInline(inline)))

/**
 * The policy for the header. A page obeys header and meta tag. A worker obeys only the header, and the one that probes
 * media runs WebAssembly.
 */
export const headerPolicy = (variables: BuildVariables, inline = NOTHING_INLINE): string => {
  const { 'script-src': scripts = [], ...others } = withInline(inline)
  const own = { ...others, 'script-src': [...scripts, "'wasm-unsafe-eval'"], 'frame-ancestors': ["'none'"] }
  return write(sourcesOf(variables, own))
}
