const AREAS = '(?:artists|assets|labels|organizations|people|users)'
/** A group takes what it names; what that shares with others stays where it is. */
const only = (name: string, priority: number, ...paths: string[]) => ({
  name,
  priority,
  test: new RegExp(paths.join('|')),
  includeDependenciesRecursively: false,
})

/** What belongs together travels together: every file more makes the worker's list longer, and compresses worse. */
export const chunks = [
  { name: 'start', tags: ['$initial' as const], priority: 4 },
  // What stands round every screen of somebody who is signed in.
  only(
    'shell',
    3,
    'src/app/(?:menu/|new-item/(?:open-|new-item-dialogs)|shell/(?!organization-picker))',
    'src/shared/(?:page/(?!content-unavailable-panel|detail-skeleton)|media/entity-avatar)',
    'src/auth/viewer/',
    'src/(?:ui/(?:avatar|theme/color-scheme|empty-state|breakpoints|banner\\.module|save-file|status-badge|use-online)|i18n/format-(?:date|duration)|auth/session/switch-organization|offline/query-persistence/data-age\\.)',
  ),
  // The lists: whoever opens one opens the next.
  only(
    'lists',
    2,
    'src/offline/outbox/queue/pending-entities',
    'src/shared/list/(?!bulk/(?!bulk-actions)|export-list|panels/(?!list-toolbar))',
    'src/shared/entity/add-link',
  ),
  // What a list can be set up with, and what can be done with its rows: asked for, not waited for.
  only('list-panels', 2, 'src/shared/list/(?:panels/(?!list-toolbar)|bulk/bulk-bar)', 'src/ui/side-panel'),
  // What is searched for in forms and filters, with the fields it is chosen in.
  only(
    'pickers',
    2,
    'src/shared/picker/(?!credited)',
    'mantine/core/esm/components/PillsInput',
    'react-query/build/modern/useQueries',
    'src/ui/(?:selected-options|clear-button|option|pills|position-popover|search-|type-ahead|use-combobox|use-option-rows|use-pick-option)',
  ),
  // The pages of single entities.
  only(
    'entity',
    1,
    'src/shared/(?:entity/(?!add-link)|form/(?!fields/master)|membership/(?:invitations|membership\\.)|page/detail-skeleton)',
    `src/features/${AREAS}/(?!onboarding|members/|organization-history|user-display|.*-(?:list|columns)\\.)`,
    `src/routes/_member/${AREAS}/(?:new|\\$)`,
  ),
  // Who works for an organization: what those who manage it open.
  only(
    'members',
    2,
    'src/features/organizations/(?:members/|organization-history)',
    'src/shared/membership/(?:confirm|leave)',
  ),
  // The way in: what its first step asks with, and the profile too.
  only(
    'access',
    1,
    'src/features/access/(?:access-form|email-input|public-page|use-is-busy|social-buttons|use-social)',
    'src/auth/(?:password/(?:password-field|use-field-error)|social/providers)',
    'src/domain/contact/email',
    'PasswordInput',
    'IconBrand',
  ),
  // What waits for a network, and what shows it: fetched together, with the first change that may wait.
  only(
    'outbox',
    2,
    'src/app/outbox-entry',
    'src/features/outbox/(?!outbox-outlet)',
    'src/offline/outbox/(?!files/pending-files|queue/(?:outbox-flag|pending-entities))',
  ),
  // What is kept of an answer, and which releases are: asked with the first answer that is kept.
  only('kept', 2, 'src/offline/pinned/pinned-', 'src/offline/query-persistence/(?:persisted-|picture-urls)'),
  // How old it is, what there is instead of what was never read, and what keeps a release.
  only(
    'keeping',
    2,
    'src/i18n/(?:relative-time|use-now)',
    'src/offline/pinned/(?:available-offline|copy-|pin-release|refresh-)',
    'src/offline/query-persistence/(?:data-age-line|offline-lists)',
    'src/shared/page/content-unavailable-panel',
  ),
  // What makes an app of a page: asked for from two places, and seldom.
  only(
    'device',
    2,
    'src/pwa/install/(?:install\\.|install-(?:record|steps))',
    'src/features/share/',
    'src/routes/_member/share',
    'src/offline/drafts/share-target-files',
  ),
  only(
    'import',
    2,
    'src/features/releases/import/',
    'src/domain/(?:csv/(?!format)|release-import/)',
    'src/routes/_member/releases/import',
  ),
  // The way in has signs of its own, and does not wait for those of the other screens.
  only('qr-code', 2, 'node_modules/uqr/'),
  only('signs', 1, '@tabler/icons-react/dist/esm/icons/Icon(?!Brand|CircleCheck|CircleDashed|Alert)'),
]

/** The emulated API needs nearly every rule and every shape: it brings them along, instead of fetching forty files. */
export const emulationChunk = only('rules', 3.5, '/src/(?:contract|domain|platform)/')

// Few bits are enough to tell one build's file from the next, and the worker lists two hundred of them.
export const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
}

/**
 * What the page itself names is fetched ahead; what an import brings along is not. WebKit hands a preload that failed to
 * every later import of that file, even after a reload: without a network for a moment, a screen would stay broken.
 */
export const preloadedFiles = (_file: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' ? files : []
