import { onDemandFolder } from './on-demand.ts'

/**
 * What a stranger's first screen, a member's, and the page beside its screens (`background`) share. In one of their chunks,
 * it would bring that one along with the others: `scripts/bundle.mjs` weighs them together.
 */
const COMMON =
  /\/(zustand\/|useMutation\.|CloseButton\.|Icon(Bell|Download|CloudOff|CircleCheck|CircleX|Trash|X)\.|use-online\.|use-callback-ref\.|use-merged-ref\.|get-env\.|language-switch\.|error-text\.|banners?\.|browser-storage\.|modal-dialog\.|use-has-unread\.)/

const start = { name: 'start', tags: ['$initial' as const] }

/** A chunk takes the modules it names and what they import, except what a chunk above it has. */
const screens = [
  { name: 'common', test: COMMON },
  { name: 'lists', test: /\/routes\/_member(\.|\/(?!releases)\w+\/index\.)/ },
  { name: 'releases', test: /\/routes\/_member\/releases\/index\./ },
  { name: 'background', test: /\/src\/app\/(?!outbox-entry)[^/]+$/ },
  { name: 'access', test: /\/routes\/_public\/login\./ },
  { name: 'shared', minShareCount: 6 },
  { name: 'entity', test: /\/routes\/_member\/(?!releases)\w+\/(new|\$)/ },
]

/** The emulated API needs nearly every rule and every shape. In the chunks of screens, they would bring the screens along. */
const rules = { name: 'rules', test: /\/src\/(contract|domain|platform)\// }

export const chunksOf = (mode: string) => (mode === 'emulated' ? [start, rules, ...screens] : [start, ...screens])

type Chunk = { name: string; moduleIds: readonly string[] }
type Asset = { originalFileNames: readonly string[] }

const scriptFileName = ({ moduleIds }: Chunk) => `assets/${onDemandFolder(moduleIds)}[name]-[hash].js`

export const fileNames = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: scriptFileName,
  assetFileNames: ({ originalFileNames }: Asset) => `assets/${onDemandFolder(originalFileNames)}[name]-[hash][extname]`,
}

/** A worker is an entry of its own. */
export const workerFileNames = { ...fileNames, entryFileNames: scriptFileName }

/**
 * What the page itself names is fetched ahead; what an import brings along is not. WebKit hands a preload that failed to
 * every later import of that file, even after a reload: without a network for a moment, a screen would stay broken.
 */
export const preloadedFiles = (_file: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' ? files : []
