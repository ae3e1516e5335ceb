import { defineConfig } from 'vitest/config'

const PURE = '{src/domain,src/contract,src/platform,locales}/**/*.test.ts'

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['config/fail-on-console.ts'],
    // Failures and a summary.
    reporters: ['minimal'],
    restoreMocks: true,
    // A property is tried a hundred times, also on a machine that is busy with something else.
    testTimeout: 30_000,
    projects: [
      // Rules keep nothing between two calls: a process for each of their files costs more than their tests.
      { extends: true, test: { name: 'rules', include: [PURE], isolate: false } },
      {
        extends: true,
        test: { name: 'parts', include: ['{src,backend,mocks,sw,config}/**/*.test.{ts,tsx}'], exclude: [PURE] },
      },
    ],
  },
})
