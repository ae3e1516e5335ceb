import { askConsent } from '#mocks/third-parties/consent.ts'

type Callbacks = { callback: (response: unknown) => void; error_callback: (error: unknown) => void }

const google = {
  accounts: {
    oauth2: {
      initTokenClient: ({ callback, error_callback }: Callbacks) => ({
        requestAccessToken: () => {
          void askConsent('Google').then(({ answer, accessToken }) => {
            if (answer === 'granted') return callback({ access_token: accessToken })
            if (answer === 'failed') return callback({ error: 'server_error' })
            return error_callback({ type: answer === 'blocked' ? 'popup_failed_to_open' : 'popup_closed' })
          })
        },
      }),
    },
  },
}

const FB = {
  init: () => undefined,
  login: (callback: (response: unknown) => void) => {
    void askConsent('Facebook').then(({ answer, accessToken }) =>
      callback(
        answer === 'granted'
          ? { status: 'connected', authResponse: { accessToken, grantedScopes: 'public_profile,email' } }
          : { status: 'unknown', authResponse: null },
      ),
    )
  },
}

/** The providers' clients, as if they had been loaded already: what calls them is the product's own code. */
export const emulateProviders = () => Object.assign(window, { google, FB })
