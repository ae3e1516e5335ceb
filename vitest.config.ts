import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,mocks,sw,config,locales}/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['config/fail-on-console.ts'],
    restoreMocks: true,
  },
})
