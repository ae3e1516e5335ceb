const {
  VITE_FIREBASE_API_KEY: apiKey,
  VITE_FIREBASE_APP_ID: appId,
  VITE_FIREBASE_PROJECT_ID: projectId,
  VITE_FIREBASE_SENDER_ID: messagingSenderId,
  VITE_FIREBASE_VAPID_KEY: vapidKey,
} = import.meta.env

/** Which Firebase project delivers; null in a build that was given none, which then offers no push messages. */
export const firebaseConfiguration =
  apiKey && appId && projectId && messagingSenderId && vapidKey
    ? { options: { apiKey, appId, projectId, messagingSenderId }, vapidKey }
    : null

/** Whether this browser can receive push messages. */
export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
