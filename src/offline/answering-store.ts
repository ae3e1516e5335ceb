import { createStore, type UseStore } from 'idb-keyval'

/** Some browsers have a database that neither opens nor fails. After so many looks without an answer it counts as none. */
const LOOKS = 24
/** Looked at again and again: a page that was busy for long finds the answer that came meanwhile. */
const LOOK_MS = 250
let isSilent = false

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A store of this browser that fails where idb-keyval's own would leave everybody waiting. */
export const answeringStore = (database: string, name: string): UseStore => {
  const use = createStore(database, name)
  let isOpen = false
  const open = async () => {
    let hasAnswered = false
    const opening = use('readonly', () => {
      isOpen = true
      isSilent = false
    }).finally(() => (hasAnswered = true))
    const silence = async (): Promise<never> => {
      // Nobody waits for each of them anew.
      for (let look = isSilent ? LOOKS - 1 : 0; look < LOOKS && !hasAnswered; look += 1) await pause(LOOK_MS)
      isSilent ||= !hasAnswered
      throw new Error('No answer')
    }
    return Promise.race([opening, silence()])
  }
  return (mode, task) => (isOpen ? use(mode, task) : open().then(() => use(mode, task)))
}
