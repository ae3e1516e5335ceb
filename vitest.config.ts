import { defineConfig } from 'vitest/config'

/** Folders whose modules hold no state and whose tests replace no module. */
const STATELESS =
  '{api,conformance,backend,mocks,config,locales,src/domain,src/contract,src/platform,src/features/promo-card}/**/*.test.ts'

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['config/fail-on-console.ts'],
    reporters: ['minimal'],
    restoreMocks: true,
    // One for each processor: `npm run check` needs no processor of its own.
    maxWorkers: '100%',
    // Property tests run a hundred times, also on a busy machine.
    testTimeout: 120_000,
    projects: [
      // Their files can share a process, which imports and compiles every module once: half of the processor's time.
      { extends: true, test: { name: 'stateless', include: [STATELESS], isolate: false, unstubGlobals: true } },
      {
        extends: true,
        test: { name: 'server', include: ['server/**/*.test.ts'], isolate: false, unstubGlobals: true },
      },
      { extends: true, test: { name: 'isolated', include: ['{src,sw}/**/*.test.{ts,tsx}'], exclude: [STATELESS] } },
    ],
  },
})
