import { beforeEach, describe, expect, test, vi } from 'vitest'
import { holdInstallPrompt, installPrompt } from '#src/pwa/install/install-prompt.ts'
import {
  install,
  installMethod,
  isApplePhone,
  isOfferDue,
  countVisit,
  readInstallRecord,
  rememberAnswer,
} from '#src/pwa/install/install.ts'

const storage = (stored = new Map<string, string>()) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
})
const visit = () => {
  vi.stubGlobal('sessionStorage', storage())
  countVisit()
}
const IPHONE = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', maxTouchPoints: 5 }
const LAPTOP = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', maxTouchPoints: 0 }
const on = (device: object, displayMode = 'browser') => {
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(displayMode) }))
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  installPrompt.setState(null, true)
})

describe('the offer', () => {
  test('when the visit is the first, however often its page is loaded, then it is not made, but at the second it is', () => {
    visit()
    countVisit()
    expect(isOfferDue(readInstallRecord())).toBe(false)
    visit()
    expect(isOfferDue(readInstallRecord())).toBe(true)
  })

  test('when it was answered, then it is not repeated', () => {
    visit()
    visit()
    rememberAnswer()
    visit()
    expect(isOfferDue(readInstallRecord())).toBe(false)
  })

  test.each(['', 'null', '{"visits":"many"}'])('when the record is %j, then it is not made', (raw) => {
    localStorage.setItem('install-offer', raw)
    expect(isOfferDue(readInstallRecord())).toBe(false)
  })
})

describe('the way to install', () => {
  test.each([
    [IPHONE, true],
    [{ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', maxTouchPoints: 5 }, true],
    [{ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', maxTouchPoints: 0 }, false],
    [LAPTOP, false],
  ])('when the device is %j, then it is %j that it goes by hand', (device, byHand) => {
    expect(isApplePhone(device)).toBe(byHand)
    on(device)
    expect(installMethod()).toBe(byHand ? 'steps' : null)
  })

  test('when Liner is installed, then there is none', () => {
    on(IPHONE, 'standalone')
    expect(installMethod()).toBeNull()
    on({ ...IPHONE, standalone: true })
    expect(installMethod()).toBeNull()
  })

  test('when the browser has a prompt of its own, then it is held back until it is accepted, and shown once', async () => {
    const page = new EventTarget()
    const prompt = vi.fn(async () => undefined)
    const question = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    vi.stubGlobal('window', page)
    on(LAPTOP)
    holdInstallPrompt()
    page.dispatchEvent(question)
    expect([question.defaultPrevented, installMethod()]).toEqual([true, 'prompt'])
    await install()
    await install()
    expect(prompt).toHaveBeenCalledTimes(1)
    expect([installMethod(), isOfferDue({ ...readInstallRecord(), visits: 9 })]).toEqual([null, false])
  })
})
