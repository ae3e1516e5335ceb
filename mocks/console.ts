import type { RequestHandler } from 'msw'
import { readCallLog } from '#mocks/calls/call-log.ts'
import { clearInterventions, delay, fail, failNext, malform, override, silence } from '#mocks/calls/interventions.ts'
import type { Commands } from '#mocks/settings/link.ts'
import { changeSettings, readSettings } from '#mocks/settings/stored-settings.ts'

/** Takes the place of MSW's `worker`: its handlers come before those of the emulation. */
type Worker = { use: (...handlers: RequestHandler[]) => void; resetHandlers: () => void }

export const consoleOf = (worker: Worker) => ({
  /** Until the next load. */
  override,
  fail,
  failNext,
  delay,
  malform,
  silence,
  clear: clearInterventions,
  /** After each load too. */
  set: changeSettings,
  settings: readSettings,
  calls: readCallLog,
  /** Signs in, chooses language and scheme, notifies, resets, and loads the page again. */
  run: async (commands: Commands) => {
    const { runCommands } = await import('#mocks/panel/follow-link.ts')
    runCommands(commands)
  },
  worker,
})

/** Gives the console of the browser, and a test that drives it, the calls of the emulation as `emulation`. */
export const offerConsole = (worker: Worker): void => {
  globalThis.emulation = consoleOf(worker)
}
