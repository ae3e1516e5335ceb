import { defineConfig } from '@playwright/test'
import { ENGINE } from './e2e/fixtures/browser.ts'
import { slowness } from './e2e/fixtures/machine-speed.ts'

const SLOWNESS = slowness()

const PORT = Number(process.env.PORT ?? 4180)
/** The production build, and `npm run api` behind it. */
const SERVED_PORT = Number(process.env.SERVED_PORT ?? PORT + 1)
const API_PORT = Number(process.env.API_PORT ?? PORT + 2)
/** The production build from the server that it is meant for, on a database. */
const DATABASE_PORT = Number(process.env.DATABASE_PORT ?? PORT + 3)
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

const ELSEWHERE = '**/e2e/{engines,gallery}/**'
const TWO_DEVICES = '**/e2e/two-devices.spec.ts'

/** Another clone may serve its own build on the port. */
const serverOn = (port: number, command: string, env = {}) => ({
  command: `"${process.execPath}" ${command} --port ${port}`,
  port,
  env,
  reuseExistingServer: false,
})
const preview = (outDir: string) =>
  `node_modules/vite/bin/vite.js preview --outDir ${outDir} --strictPort --logLevel warn`

export default defineConfig({
  testDir: 'e2e',
  testIgnore: ELSEWHERE,
  outputDir: 'test-results/end-to-end',
  fullyParallel: true,
  // As many as there are processors: with a third, each of them waits for the other two on a slow machine.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // On a slow or busy machine, everything takes as much longer.
  timeout: 90_000 * SLOWNESS,
  expect: { timeout: 10_000 * SLOWNESS },
  reporter: [['./config/plain-reporter.ts'], ['json']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    actionTimeout: 15_000 * SLOWNESS,
    // A trace takes half as much time again: `npx playwright test --trace on` makes one.
    screenshot: 'only-on-failure',
    launchOptions: ENGINE,
    // Precaching takes a second: only tests about the service worker allow it.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  },
  // A test with the tag of a screen runs on that screen only, the others on both: rules, hostile input and shortcuts are
  // the same on every screen, and a whole run should take twenty minutes.
  projects: [
    { name: 'phone', grepInvert: /@desktop/, testIgnore: [ELSEWHERE, TWO_DEVICES], use: PHONE },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testIgnore: [ELSEWHERE, TWO_DEVICES],
      use: { viewport: { width: 1440, height: 900 } },
    },
    // The main job once more, with nothing of the emulation in the page.
    {
      name: 'server',
      testMatch: '**/e2e/release-journey.spec.ts',
      use: { ...PHONE, baseURL: `http://localhost:${SERVED_PORT}` },
    },
    // Two people on one database.
    { name: 'database', testMatch: TWO_DEVICES, use: { ...PHONE, baseURL: `http://localhost:${DATABASE_PORT}` } },
  ],
  webServer: [
    serverOn(PORT, preview('dist/emulated')),
    serverOn(API_PORT, 'api/main.ts'),
    serverOn(SERVED_PORT, `${preview('dist/production')} --mode server`, {
      API_SERVER: `http://localhost:${API_PORT}`,
    }),
    serverOn(DATABASE_PORT, 'server/testing/trial-server.ts --demo --site dist/production'),
  ],
})
