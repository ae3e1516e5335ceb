import { defineConfig } from '@playwright/test'
import type { Options } from './test.ts'

const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const ENGINES = ['webkit', 'firefox'] as const

export default defineConfig<Options>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 180_000,
  reporter: [['../../config/plain-reporter.ts'], ['json']],
  projects: ENGINES.flatMap((engine) =>
    Object.entries(SCREENS).map(([name, size]) => ({
      name: `${engine} ${name}`,
      use: { engine, size },
      // WebKitGTK's driver sometimes loses its session (docs/engines.md). scripts/test.mjs reports every second try.
      retries: engine === 'webkit' ? 1 : 0,
    })),
  ),
})
