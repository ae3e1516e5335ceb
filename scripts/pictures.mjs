import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { browser } from './browser.mjs'
import { node, ROOT } from './run.mjs'

const PORT = 4199
const ADDRESS = `http://localhost:${PORT}`
const SPLASH = JSON.parse(readFileSync(`${ROOT}config/splash-sizes.json`, 'utf8'))
const PHONE = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const DESK = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }
const QUALITY = 72

/** What a store or a browser shows of Liner before it is installed; the same names stand in the manifest. */
const SCREENS = [
  { file: 'phone-releases', device: PHONE, who: 'member', open: '/releases' },
  { file: 'phone-new-release', device: PHONE, who: 'member', open: '/releases/new?format=EP&title=Paper+Boats' },
  { file: 'desk-review', device: DESK, who: 'admin', open: '/submissions?status=PENDING_APPROVAL' },
  { file: 'desk-releases', device: DESK, who: 'member', open: '/releases' },
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
  for (const { file, device, who, open } of SCREENS) {
    const context = await chromium.newContext({ ...device, locale: 'en-GB', serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(`${ADDRESS}/login?lng=en`)
    await page.getByLabel('E-mail').fill(`${who}@liner.test`)
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

/** What an iPhone shows while Liner opens from the home screen: the sign on paper. */
const drawSplashes = async (chromium) => {
  const sign = readFileSync(`${ROOT}public/favicon.svg`, 'utf8')
  for (const { width, height, ratio } of SPLASH) {
    const page = await chromium.newPage({ viewport: { width, height }, deviceScaleFactor: ratio })
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:#faf8f4"><div style="width:112px">${sign}</div></body>`,
    )
    await page.screenshot({ path: `${ROOT}public/splash/${width}x${height}.png` })
    await page.close()
  }
}

const { chromium } = createRequire(`${ROOT}package.json`)('@playwright/test')
for (const folder of ['screenshots', 'splash']) mkdirSync(`${ROOT}public/${folder}`, { recursive: true })
const server = await serve()
const running = await chromium.launch({ executablePath: await browser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  await shootScreens(running)
  await drawSplashes(running)
} finally {
  await running.close()
  server.kill()
}
