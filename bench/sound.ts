import { readFileSync } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { samplesOf, tone } from '#src/domain/media/testing/sounds.ts'
import { chunk, format, pcm, riff } from '#src/domain/media/testing/wav-file.ts'
import { type Figure, percentile } from './figure.ts'
import { servePreview } from './preview.ts'
import { signIn } from './sign-in.ts'

const MEGABYTE = 1024 * 1024
const FILE_BYTES = 300 * MEGABYTE
const AIM_MS = 3000
const MEMORY_AIM_MB = 100
const ROUNDS = 5
const MEDIAN = 0.5
const EVERY_MS = 20
const PAGE_BYTES = 4096
const PIECE_SECONDS = 10
const SIZE_BYTES = 4

/** A WAV of 300 MB on the disk: a piece of sound, again and again. */
const writeWav = async (path: string) => {
  const piece = pcm(samplesOf(tone(), PIECE_SECONDS))
  const pieces = Math.floor(FILE_BYTES / piece.length)
  const bytes = pieces * piece.length
  const header = riff(format({}), chunk('data', new Uint8Array(), bytes))
  // The file says its whole length, which is not in memory at once.
  new DataView(header.buffer).setUint32(SIZE_BYTES, header.length - 2 * SIZE_BYTES + bytes, true)
  const file = await open(path, 'w')
  await file.write(header)
  for (let written = 0; written < pieces; written += 1) await file.write(piece)
  await file.close()
}

/** Milliseconds from the choice of a file until its sound was analysed and its upload begins, measured by the page itself. */
const untilAnalysed = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('change', () => {
          const started = performance.now()
          const look = () => {
            const state = document.querySelector('[data-state]')?.getAttribute('data-state')
            if (state === undefined || state === 'LISTENING') requestAnimationFrame(look)
            else resolve(performance.now() - started)
          }
          look()
        })
      }),
  )

/** What the browser's processes hold in memory. */
const watchMemory = async (browser: Browser) => {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const held = () =>
    processInfo.reduce((sum, { id }) => {
      const [, resident = 0] = readFileSync(`/proc/${id}/statm`, 'utf8').split(' ').map(Number)
      return sum + resident * PAGE_BYTES
    }, 0)
  const start = held()
  let most = start
  const watch = setInterval(() => {
    most = Math.max(most, held())
  }, EVERY_MS)
  return () => {
    clearInterval(watch)
    return most - start
  }
}

/** Times in Chromium how long 300 MB of sound are analysed after they were chosen, and how far memory grows meanwhile. */
export const timeSound = async (report: (figure: Figure) => void): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'liner-sound-'))
  const server = await servePreview()
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox'],
  })
  try {
    const path = join(folder, 'master.wav')
    await writeWav(path)
    const baseURL = server.resolvedUrls?.local[0]
    const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'en-GB' })
    await context.addInitScript(() => {
      // What comes after the analysis takes no processor from it.
      if (location.origin !== 'null') localStorage.setItem('liner-emulation', JSON.stringify({ uploadTime: 60_000 }))
    })
    const page = await context.newPage()
    await signIn(page, 'member@liner.test')
    const times: number[] = []
    const grown: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.goto('/assets/new?format=TRACK&title=Long')
      const input = page.locator('input[type=file]').first()
      await input.waitFor({ state: 'attached' })
      const memory = await watchMemory(browser)
      const analysed = untilAnalysed(page)
      await input.setInputFiles(path)
      times.push(await analysed)
      grown.push(memory())
    }
    const figure = percentile(times, MEDIAN)
    report({
      what: 'sound and checksum of a WAV of 300 MB',
      unit: 'ms',
      aim: AIM_MS,
      figure,
      worst: Math.max(...times),
    })
    report({ what: 'memory over the start', unit: 'MB', aim: MEMORY_AIM_MB, figure: Math.max(...grown) / MEGABYTE })
  } finally {
    await browser.close()
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}
