import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from '#src/contract/zod.ts'
import type { ActionSource, Driver } from './driver.ts'
import { InPage, type Target } from './in-page.ts'
import { retry } from './retry.ts'

const LIBRARY = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace('index.js', '@testing-library/dom.umd.min.js'),
  'utf8',
)
const INSTALL = `() => { ${LIBRARY}; globalThis.inPage = new (${InPage.toString()})() }`
const CALL = `(method, ...args) => globalThis.inPage[method](...args)`
const PRESSED = `() => globalThis.inPage?.pressed() ?? 'landed'`
/** The state of the page's worker. Without one, how far the registration is, which tells why a test failed. */
const WORKER_STATE = `async () => {
  const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
  const others = [installing, waiting, active].map((worker) => worker?.state ?? 'none')
  return navigator.serviceWorker.controller?.state ?? 'not controlled: ' + others.join('/')
}`
/** How long a performed press may take to arrive in the page. */
const PRESS_ARRIVES_MS = 5000
const point = z.object({ x: z.number(), y: z.number() })

/** What a user does and sees, in any engine. Every action waits until it is possible. */
export class User {
  private readonly driver: Driver
  private readonly origin: string

  constructor(driver: Driver, origin: string) {
    this.driver = driver
    this.origin = origin
  }

  async goto(path: string): Promise<void> {
    await this.driver.goto(`${this.origin}${path}`)
  }

  async reload(): Promise<void> {
    await this.driver.reload()
  }

  /** Writes into the page's storage. */
  async store(key: string, value: unknown): Promise<void> {
    await this.driver.evaluate('(key, value) => localStorage.setItem(key, value)', [key, JSON.stringify(value)])
  }

  async click(role: Target['role'], name?: string, rest: Partial<Target> = {}): Promise<void> {
    await retry(() => this.clickOnce({ role, name, ...rest }))
  }

  /** For a page that may go on by itself: then the target is never there. */
  async clickUntilSeen(role: Target['role'], name: string, text: string): Promise<void> {
    const isSeen = async () => String(await this.call('text')).includes(text)
    await retry(async () => {
      if (await isSeen()) return
      await this.clickOnce({ role, name })
      throw new Error(`“${name}” did not lead to “${text}”`)
    })
  }

  private async clickOnce(target: Target): Promise<void> {
    const { x, y } = point.parse(await this.call('aim', target))
    // A press that opens another page may lose its answer with the page. Whether it landed is asked below.
    await this.perform({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    }).catch(() => undefined)
    // A press that opened another page has no `inPage` left to ask: it landed.
    const landed = await retry(() => this.driver.evaluate(PRESSED, []), PRESS_ARRIVES_MS)
    if (landed === 'missed') throw new Error(`“${target.name}” moved before it was pressed`)
  }

  /** Waits until the service worker controls this page. */
  async isControlled(): Promise<void> {
    const state = () => this.driver.evaluate(WORKER_STATE, [])
    await this.until('the state of the worker', 'activated', state)
  }

  async focus(target: Target): Promise<void> {
    await retry(() => this.call('select', target))
  }

  async type(target: Target, text: string): Promise<void> {
    await this.focus(target)
    await this.press(...text)
    await this.hasValue(target, text)
  }

  async press(...keys: string[]): Promise<void> {
    const strokes = keys.flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ])
    await this.perform({ type: 'key', id: 'keyboard', actions: strokes })
  }

  async set(target: Target, value: string): Promise<void> {
    await retry(() => this.call('set', target, value))
  }

  async chooseFiles(at: number, ...paths: string[]): Promise<void> {
    await retry(async () => {
      await this.install()
      await this.driver.chooseFiles(CALL, ['fileInput', at], paths)
    })
  }

  async hasValue(target: Target, value: string | RegExp): Promise<void> {
    await this.until(`the value of ${target.name}`, value, () => this.call('value', target))
  }

  async sees(text: string | RegExp, within?: Target): Promise<void> {
    await this.until('the text', text, () => this.call('text', ...(within === undefined ? [] : [within])))
  }

  /** The page's address without its origin. */
  async address(): Promise<string> {
    return String(await this.call('address')).replace(this.origin, '')
  }

  async isAt(address: RegExp): Promise<void> {
    await this.until('the address', address, () => this.call('address'))
  }

  private async until(what: string, wanted: string | RegExp, read: () => Promise<unknown>): Promise<void> {
    await retry(async () => {
      const seen = String(await read())
      const isMatch = typeof wanted === 'string' ? seen.includes(wanted) : wanted.test(seen)
      if (!isMatch) throw new Error(`Expected ${String(wanted)} in ${what}, but there is: ${seen}`)
    })
  }

  private async call(method: keyof InPage, ...args: unknown[]): Promise<unknown> {
    await this.install()
    return this.driver.evaluate(CALL, [method, ...args])
  }

  private async install(): Promise<void> {
    const there = await this.driver.evaluate(`() => 'inPage' in globalThis`, [])
    if (there !== true) await this.driver.evaluate(INSTALL, [])
  }

  private perform(source: ActionSource): Promise<void> {
    return this.driver.perform([source])
  }
}
