import { defineConfig } from '@playwright/test'
import { ENGINE } from './e2e/fixtures/browser.ts'

const PORT = Number(process.env.PORT ?? 4180)

// A story told in both languages is told in one of them on each screen.
const IN_ENGLISH = /\(en\)| in en /
const IN_ITALIAN = /(\(it\)| in it )/

// Where the rules lead, what hostile input does, what keys do and what fields ask is the same on every screen, and a
// run has twenty minutes: of these only what is told in Italian is told on a phone.
const DESKTOP_ONLY = [
  'routes',
  'hostile',
  'hostile-names',
  'bad-input',
  'codes',
  'by-ear',
  'session',
  'errors',
  'recovery',
  'palette',
  'shortcuts',
  'import',
  'print',
  'catalogue-screens',
  'lists',
  'takedown',
  'bad-files',
  'offline',
  'two-tabs',
  'sidebar',
  'public-pages',
  'social',
  'sign-in',
  'promo-card-pixels',
  'production/.*',
  'asset',
  'endurance',
  'entity-drafts',
  'images',
  'installable',
  'kept-answers',
  'members',
  'notifications',
  'offline-queue',
  'organizations',
  'pickers',
  'push',
  'release-fields',
  'rows-set-aside',
  'set-aside',
  'share',
  'storage',
  'toasts',
  'tracks',
  'update',
  'uploads',
  'views',
]

export default defineConfig({
  testDir: 'e2e',
  testIgnore: '**/e2e/engines/**',
  outputDir: 'test-results/end-to-end',
  fullyParallel: true,
  // Stories wait for timers and answers a third of their time: two processors serve three of them.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['json']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    actionTimeout: 15_000,
    // A trace costs half as much again as the test itself: `npx playwright test --trace on` makes one.
    screenshot: 'only-on-failure',
    launchOptions: ENGINE,
    // Fetching everything ahead costs a second: the stories that are about the worker allow it.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: [
        IN_ENGLISH,
        ...DESKTOP_ONLY.map((name) => new RegExp(`\\b${name}\\.spec\\.ts(?!.*${IN_ITALIAN.source})`)),
      ],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      // The first job is a phone’s, and the reviewer’s part of it is a desktop’s in it.
      testIgnore: ['**/e2e/engines/**', '**/*-phone.spec.ts', '**/job.spec.ts'],
      grepInvert: IN_ITALIAN,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --outDir dist/emulated --port ${PORT} --strictPort --logLevel warn`,
    port: PORT,
    reuseExistingServer: process.env.CI === undefined,
  },
})
