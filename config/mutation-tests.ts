import { defineConfig } from 'vitest/config'

/** The tests of the rules, for `npm run mutation`: they import nothing but the rules, so that each mutant is tried quickly. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/domain/**/*.test.ts'],
    isolate: false,
    restoreMocks: true,
    testTimeout: 30_000,
  },
})
