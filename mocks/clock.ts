import { parseMoment } from '#mocks/settings/clock-setting.ts'

/** Moves the clock of the page, for the app and for the emulation; timers take as long as before. */
export const moveClock = (moment: string): void => {
  const shift = parseMoment(moment)
  if (shift === undefined) return
  const RealDate = Date
  const now = () => RealDate.now() + shift
  globalThis.Date = new Proxy(RealDate, {
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    construct: (target, given, called) => Reflect.construct(target, given.length === 0 ? [now()] : given, called),
  })
}
