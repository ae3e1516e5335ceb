import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,mocks,sw,config,locales}/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['config/fail-on-console.ts'],
    restoreMocks: true,
    // A property is tried a hundred times, also on a machine that is busy with something else.
    testTimeout: 30_000,
  },
})
