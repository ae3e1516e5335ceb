import { defineConfig } from '@playwright/test'
import { ENGINE } from '../fixtures/browser.ts'
import { type Variant, VARIANTS } from './variant.ts'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 }
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PORT = Number(process.env.PORT ?? 4182)
/** Without the port, which some screens show and which is another one each time. */
const HOST = 'liner.localhost'
const launchOptions = { ...ENGINE, args: [...ENGINE.args, `--host-resolver-rules=MAP ${HOST}:80 127.0.0.1:${PORT}`] }

/** With `--few` each state is taken on these only, and on the others what is usual: a quarter of the time. */
const WHOLE = ['phone light en', 'desktop dark it']
const isWhole = (name: string) => process.env.GALLERY_FEW === undefined || WHOLE.includes(name)

const pictures = VARIANTS.map(({ name, device, scheme, language }) => ({
  name,
  testMatch: 'pictures.spec.ts',
  grep: isWhole(name) ? /./ : / as filled,/,
  use: { ...(device === 'phone' ? PHONE : DESKTOP), variant: { scheme, language } },
}))

const projects =
  process.env.GALLERY_REVIEW !== undefined
    ? [{ name: 'review', testMatch: 'review.spec.ts' }]
    : process.env.GALLERY_SHEETS !== undefined
      ? [{ name: 'sheets', testMatch: 'sheets.spec.ts' }]
      : pictures

/** `npm run gallery` runs it and reads what it reports; a picture that differs from the one kept is a failed test here. */
export default defineConfig<Variant>({
  testDir: '.',
  outputDir: '../../dist/gallery/last',
  snapshotPathTemplate: '../../dist/gallery/kept/{projectName}/{arg}{ext}',
  fullyParallel: true,
  workers: Number(process.env.GALLERY_WORKERS ?? 2),
  timeout: 60_000,
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixels: 20 } },
  reporter: [['json', { outputFile: '../../dist/gallery/last.json' }]],
  use: {
    baseURL: process.env.GALLERY_URL ?? `http://${HOST}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Rome',
    launchOptions,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  },
  projects,
  webServer:
    process.env.GALLERY_URL === undefined && process.env.GALLERY_SHEETS === undefined
      ? {
          command: `"${process.execPath}" node_modules/vite/bin/vite.js preview --outDir dist/emulated --strictPort --logLevel warn --port ${PORT}`,
          cwd: '../..',
          port: PORT,
          reuseExistingServer: false,
        }
      : undefined,
})
