import { defineConfig } from 'vitest/config'

const PURE_RULES = '{src/domain,src/contract,src/platform,locales}/**/*.test.ts'

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['config/fail-on-console.ts'],
    reporters: ['minimal'],
    restoreMocks: true,
    // Property tests run a hundred times, also on a busy machine.
    testTimeout: 30_000,
    projects: [
      // Rules have no state, so their test files can share a process, which is much faster.
      { extends: true, test: { name: 'rules', include: [PURE_RULES], isolate: false } },
      {
        extends: true,
        test: { name: 'parts', include: ['{src,backend,mocks,sw,config}/**/*.test.{ts,tsx}'], exclude: [PURE_RULES] },
      },
    ],
  },
})
