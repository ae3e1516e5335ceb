/** The clients of the providers: the only scripts that may come from elsewhere, where they are configured. */
export const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client'
export const FACEBOOK_SCRIPT = 'https://connect.facebook.net/en_US/sdk.js'
export const PROVIDER_SCRIPTS = { google: GOOGLE_SCRIPT, facebook: FACEBOOK_SCRIPT }
