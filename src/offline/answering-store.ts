import { createStore, type UseStore } from 'idb-keyval'

/** Some browsers have a database that neither opens nor fails. So much later it counts as none. */
const ANSWERS_WITHIN_MS = 2000
let isSilent = false

/** A store of this browser that fails where idb-keyval's own would leave everybody waiting. */
export const answeringStore = (database: string, name: string): UseStore => {
  const use = createStore(database, name)
  let isOpen = false
  const open = async () => {
    const opening = use('readonly', () => {
      isOpen = true
      isSilent = false
    })
    const silence = new Promise<never>((_resolve, reject) => {
      const fall = () => {
        isSilent ||= !isOpen
        reject(new Error('No answer'))
      }
      // Nobody waits for each of them anew.
      setTimeout(fall, isSilent ? 0 : ANSWERS_WITHIN_MS)
    })
    return Promise.race([opening, silence])
  }
  return (mode, task) => (isOpen ? use(mode, task) : open().then(() => use(mode, task)))
}
