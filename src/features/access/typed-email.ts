import { createStore } from 'zustand/vanilla'

/** The e-mail typed at the sign-in goes along to the page that it leads to, and back, without being in an address. */
export const typedEmail = createStore(() => ({ email: '' }))
