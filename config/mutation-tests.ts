import { defineConfig } from 'vitest/config'

/** The tests of the rules, for `npm run mutation`: they import little but the rules, so that each mutant is tried quickly. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/domain/**/*.test.ts', 'conformance/rule-book/*.test.ts'],
    isolate: false,
    setupFiles: ['config/reset-modules.ts'],
    // Code that can be changed at any place is slower.
    testNamePattern: /^(?!.*takes no noticeable time)/,
    restoreMocks: true,
    testTimeout: 30_000,
  },
})
