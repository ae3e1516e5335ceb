const BASE = 'contract|domain|platform|start|i18n|ui'
const rule = (name, from, to) => ({ name, severity: 'error', from: { path: from, pathNot: '\\.test\\.tsx?$' }, to })
const only = (name, from, ...allowed) =>
  rule(name, from, { path: '^(src|backend|mocks|sw|bench|api|server|conformance)/', pathNot: [from, ...allowed] })

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?url' },
    },
    only('domain-knows-nothing', '^src/domain/'),
    only('platform-knows-nothing', '^src/platform/'),
    only('start-knows-the-domain', '^src/start/', '^src/domain/'),
    only('contract-knows-the-domain', '^src/contract/', '^src/domain/'),
    rule('contract-and-domain-are-framework-free', '^src/(domain|contract)/', {
      path: 'node_modules/',
      pathNot: 'node_modules/(zod|dayjs|@trpc/server)/',
    }),
    // Comparing texts is not specific to the product.
    only('ui-knows-nothing-of-the-product', '^src/ui/', '^src/i18n/', '^src/domain/text/'),
    // Each of these layers imports only those before it: api, auth, offline, pwa, shared.
    only('api', '^src/api/', `^src/(${BASE})/`),
    only('auth', '^src/auth/', `^src/(${BASE}|api)/`),
    only('offline', '^src/offline/', `^src/(${BASE}|api|auth)/`),
    only('pwa', '^src/pwa/', `^src/(${BASE}|api|auth|offline)/`),
    only('shared', '^src/shared/', `^src/(${BASE}|api|auth|offline|pwa)/`),
    rule('features-are-islands', '^src/features/([^/]+)/', { path: '^src/features/', pathNot: '^src/features/$1/' }),
    rule('features-below-app', '^src/features/', { path: '^src/(app|routes)/' }),
    only('backend-sees-only-the-contract', '^backend/', '^src/(contract|domain|platform)/'),
    rule('backend-is-free-of-browser-and-node', '^backend/', {
      path: 'node_modules/',
      pathNot: 'node_modules/(dayjs|@trpc/server)/',
    }),
    rule('backend-is-free-of-node', '^backend/', { dependencyTypes: ['core'] }),
    rule('mocks-see-only-the-backend', '^mocks/(?!(panel|gallery)/)', {
      path: '^(src|sw|bench|api|server|conformance)/',
      pathNot: '^src/(contract|domain|platform)/',
    }),
    // What a developer sets is the session, the language and the state of the app.
    rule('panel-and-gallery-see-the-app-from-below', '^mocks/(panel|gallery)/', {
      path: '^(src|sw|bench|api|server|conformance)/',
      pathNot: '^src/(contract|domain|platform|i18n|ui|api|auth|start)/|^src/app/router\\.ts$',
    }),
    rule('nothing-needs-the-bench', '^(src|backend|mocks|sw)/', { path: '^(bench|api|server|conformance)/' }),
    rule('only-main-starts-the-mocks', '^src/(?!main\\.tsx$)', { path: '^mocks/' }),
    // The demo's catalogue is written into its database.
    only(
      'server-hosts-the-backend',
      '^server/(?!testing/)',
      '^src/(contract|domain)/',
      '^backend/',
      '^mocks/(db/seed/|file-bytes)',
    ),
    // The tests of the handlers run on its databases too.
    only(
      'tests-of-the-server-host-the-mocks',
      '^server/testing/',
      '^server/',
      '^src/(contract|domain)/',
      '^(backend|mocks)/',
    ),
    only('worker-sees-only-the-contract', '^sw/', '^src/(contract|domain|platform)/'),
  ],
  options: {
    parser: 'swc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'browser', 'import', 'default'] },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.gen\\.ts$' },
  },
}
