import { initializeApp } from 'firebase/app'
import { deleteInstallations, getInstallations } from 'firebase/installations'
import { getMessaging, onRegistered, register, unregister } from 'firebase/messaging'
import { firebaseConfiguration } from '#src/pwa/push/push-config.ts'

const configured = () => {
  if (firebaseConfiguration === null) throw new Error('No Firebase project is configured')
  const { options, vapidKey } = firebaseConfiguration
  // Returns the same app when it is called twice.
  const app = initializeApp(options)
  return { app, messaging: getMessaging(app), vapidKey }
}

/** Under which name Firebase reaches this browser. */
export const registerDevice = async (serviceWorkerRegistration: ServiceWorkerRegistration): Promise<string> => {
  const { messaging, vapidKey } = configured()
  // Firebase would take its own record for the truth, also where the browser has another endpoint by now.
  // Where it had none, there is nothing to unregister.
  await unregister(messaging).catch(() => undefined)
  return new Promise((resolve, reject) => {
    onRegistered(messaging, resolve)
    register(messaging, { vapidKey, serviceWorkerRegistration }).catch(reject)
  })
}

/** Deletes this browser at Firebase, for which the next user is on another device. */
export const deleteDevice = async (): Promise<void> => {
  const { app, messaging } = configured()
  // Deleting the installation below ends the registration too.
  await unregister(messaging).catch(() => undefined)
  await deleteInstallations(getInstallations(app))
}
