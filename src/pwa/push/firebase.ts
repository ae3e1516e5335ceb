import { initializeApp } from 'firebase/app'
import { deleteInstallations, getInstallations } from 'firebase/installations'
import { getMessaging, onRegistered, register, unregister } from 'firebase/messaging'
import { firebaseConfiguration } from '#src/pwa/push/push-config.ts'

const configured = () => {
  if (firebaseConfiguration === null) throw new Error('No Firebase project is configured')
  const { options, vapidKey } = firebaseConfiguration
  // The same app is given again when it is asked for twice.
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

/** Firebase forgets this browser: to it, whoever signs in next uses another device. */
export const deleteDevice = async (): Promise<void> => {
  const { app, messaging } = configured()
  // Deleting the installation below ends the registration too.
  await unregister(messaging).catch(() => undefined)
  await deleteInstallations(getInstallations(app))
}
