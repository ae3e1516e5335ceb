import { withTimeout } from '#src/platform/with-timeout.ts'
import { firebaseConfiguration } from '#src/pwa/push/push-config.ts'
import { readInstalled, writeInstalled } from '#src/pwa/push/push-device-store.ts'

const DELETION_MS = 10_000
let deletion: Promise<void> = Promise.resolve()

const carryOut = async () => {
  if (firebaseConfiguration === null || !(await readInstalled())) return
  const { deleteDevice } = await import('#src/pwa/push/firebase.ts')
  await withTimeout(DELETION_MS, deleteDevice())
  await writeInstalled(false)
}

/** Deletes what Firebase knows of this browser, if anything; what fails is tried again before the next registration. */
export const deleteInstallation = (): Promise<void> => {
  deletion = deletion.then(carryOut).catch(() => undefined)
  return deletion
}
