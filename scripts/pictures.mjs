import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { browser } from './browser.mjs'
import { node, ROOT } from './run.mjs'

const PORT = 4199
const ADDRESS = `http://localhost:${PORT}`
const PHONE = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const DESK = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }
const QUALITY = 72

/** The screenshots that a browser shows before the installation. `config/manifest.ts` has the same names. */
const SCREENS = [
  { file: 'phone-releases', device: PHONE, account: 'member', open: '/releases' },
  { file: 'phone-new-release', device: PHONE, account: 'member', open: '/releases/new?format=EP&title=Paper+Boats' },
  { file: 'desk-review', device: DESK, account: 'admin', open: '/submissions?status=PENDING_APPROVAL' },
  { file: 'desk-releases', device: DESK, account: 'member', open: '/releases' },
]

const serve = async () => {
  const server = spawn(
    node(),
    ['node_modules/vite/bin/vite.js', 'preview', '--outDir', 'dist/emulated', '--port', String(PORT), '--strictPort'],
    { cwd: ROOT, stdio: 'ignore' },
  )
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(ADDRESS).catch(() => null)) return server
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  server.kill()
  throw new Error('The emulated build is not served: npm run build -- --mode emulated')
}

const shootScreens = async (chromium) => {
  for (const { file, device, account, open } of SCREENS) {
    const context = await chromium.newContext({ ...device, locale: 'en-GB', serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(`${ADDRESS}/login?lng=en`)
    await page.getByLabel('E-mail').fill(`${account}@liner.test`)
    await page.getByLabel('Password').fill('Liner-2026!')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/login'))
    await page.goto(`${ADDRESS}${open}`)
    await page.waitForLoadState('networkidle')
    await page.locator('h1').waitFor()
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `${ROOT}public/screenshots/${file}.jpg`, type: 'jpeg', quality: QUALITY })
    await context.close()
  }
}

const { chromium } = createRequire(`${ROOT}package.json`)('@playwright/test')
mkdirSync(`${ROOT}public/screenshots`, { recursive: true })
const server = await serve()
const running = await chromium.launch({ executablePath: await browser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  await shootScreens(running)
} finally {
  await running.close()
  server.kill()
}
