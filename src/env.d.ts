import 'react'
import type { PrefetchedAnswers } from '#src/start/prefetched-answers.ts'

declare global {
  interface ImportMetaEnv {
    /** The address of the procedures, if it is not `/api/trpc` of the page's own origin. */
    readonly VITE_API_URL?: string
    /** The version in package.json. */
    readonly VITE_VERSION: string
    /** Without these the buttons of the providers are not offered. */
    readonly VITE_GOOGLE_CLIENT_ID?: string
    readonly VITE_FACEBOOK_APP_ID?: string
    /** Without all of these no push messages are offered. */
    readonly VITE_FIREBASE_API_KEY?: string
    readonly VITE_FIREBASE_APP_ID?: string
    readonly VITE_FIREBASE_PROJECT_ID?: string
    readonly VITE_FIREBASE_SENDER_ID?: string
    readonly VITE_FIREBASE_VAPID_KEY?: string
  }
  /** Not in every browser, and so not in TypeScript's own. */
  interface ServiceWorkerRegistration {
    readonly sync?: { register: (tag: string) => Promise<void> }
  }
  /** Written by the script in the HTML. */
  var prefetched: Partial<PrefetchedAnswers> | undefined
}

declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
