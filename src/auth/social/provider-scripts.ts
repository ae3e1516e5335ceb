/** The clients of the providers: the only foreign scripts that a build may load. */
export const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client'
export const FACEBOOK_SCRIPT = 'https://connect.facebook.net/en_US/sdk.js'
export const PROVIDER_SCRIPTS = { google: GOOGLE_SCRIPT, facebook: FACEBOOK_SCRIPT }
