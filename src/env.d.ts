interface ImportMetaEnv {
  /** Without these the buttons of the providers are not offered. */
  readonly VITE_GOOGLE_CLIENT_ID?: string
  readonly VITE_FACEBOOK_APP_ID?: string
}
