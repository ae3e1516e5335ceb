import { onDemandFolder } from './on-demand.ts'

/**
 * What the sign-in page, the lists and the background tasks share. In the chunk of one of them, it would load that chunk
 * with the others; `scripts/bundle.mjs` limits their sizes. It is a list of names on purpose: docs/decisions/035-start.md.
 */
const COMMON =
  /\/(useMutation\.|CloseButton\.|Icon(Bell|Download|CloudOff|CircleCheck|CircleX|Trash|X)\.|use-online\.|use-callback-ref\.|use-merged-ref\.|get-env\.|language-switch\.|error-text\.|banners?\.|browser-storage\.|modal-dialog\.|dialog\.module\.|use-has-unread\.)/

const start = { name: 'start', tags: ['$initial' as const] }

/** A chunk takes the modules that match and what they import, except what an earlier chunk has. */
const screens = [
  { name: 'common', test: COMMON },
  // With what the screens of an entity share with its list.
  { name: 'lists', test: /\/(routes\/_member(\.|\/releases\/index\.)|identifiers\/isrc\.|person-name\.)/ },
  // With the pages of what is to come: alone, each would be a request of 170 bytes, and its name part of the start.
  { name: 'entity-lists', test: /\/routes\/_member\/(?!releases)(\w+\/index|analytics|royalties|artisthub)\./ },
  {
    name: 'background',
    test: /\/src\/app\/(?!outbox-entry|member-tasks|page-focus|retry-on-reconnect|purge|list-snapshots)[^/]+$/,
  },
  { name: 'access', test: /\/routes\/_public\/login\./ },
  { name: 'legal', test: /\/(routes\/(_member\/)?(terms|privacy)[-\w]*|features\/access\/(legal|terms)-page)\./ },
  // All that no first screen shows: in one file, which is there before the second screen.
  { name: 'styles', test: /^(?!.*\/releases\/import\/).*\.(css|module\.mjs)$/ },
  // What the background tasks fetch first.
  {
    name: 'toasts',
    test: /\/src\/(ui\/toast-outlet|pwa\/update\/reload-notice|i18n\/change-language|offline\/query-persistence\/foreign-answers)\./,
  },
  // Without what the panel fetches when a change is discarded or compared.
  {
    name: 'offline',
    test: /\/src\/((offline|features)\/outbox\/(?!outbox-item-actions|outbox-conflict-dialog|conflict-text|discard-confirmation|queue\/discard)|app\/(outbox-entry|member-tasks|page-focus|retry-on-reconnect)\.|.*\/(data-age-line|persisted-query)\.)/,
  },
  { name: 'shared', minShareCount: 8 },
  { name: 'entity', test: /\/routes\/_member\/(?!releases)\w+\/(new|\$)/ },
  // Both the workspace and the review ask them, and nothing that is shown before.
  { name: 'release-rules', test: /\/src\/domain\/release\/check\./ },
  // With the purge, which deletes pinned releases, and is there before somebody needs it, as is what takes snapshots; and
  // with the comparison of a queued change, which spells out a release's fields.
  {
    name: 'release',
    test: /\/(routes\/_member\/releases\/\$|features\/outbox\/(outbox-conflict-dialog|conflict-text)\.|src\/app\/(purge|list-snapshots)\.|features\/releases\/(releases-notice|workspace\/(?!distribution\/|tracks\/|steps\/cover-field|overview\/(store|requested-changes)-)))/,
  },
]

/** The emulated API imports nearly every rule and schema. In the chunks of screens, they would load the screens too. */
const rules = { name: 'rules', test: /\/src\/(contract|domain|platform)\// }

export const chunksOf = (mode: string) => (mode === 'emulated' ? [start, rules, ...screens] : [start, ...screens])

type Chunk = { name: string; moduleIds: readonly string[] }
type Asset = { originalFileNames: readonly string[] }

const scriptFileName = ({ moduleIds }: Chunk) => `static/${onDemandFolder(moduleIds)}[name]-[hash].js`

export const fileNames = {
  entryFileNames: 'static/[name]-[hash].js',
  chunkFileNames: scriptFileName,
  assetFileNames: ({ originalFileNames }: Asset) => `static/${onDemandFolder(originalFileNames)}[name]-[hash][extname]`,
}

/** A web worker is an entry, so its file name needs the on-demand folder as well. */
export const workerFileNames = { ...fileNames, entryFileNames: scriptFileName }

/**
 * Only the HTML preloads files. WebKit reuses a failed preload for every later import of that file, even after a reload:
 * a short network failure would break a screen for good.
 */
export const preloadedFiles = (_file: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' ? files : []
