import { queryClient } from '#src/api/query-client.ts'
import { installMethod } from '#src/pwa/install/install.ts'
import { isOfferDue } from '#src/pwa/install/install-eligibility.ts'
import { countVisit, readInstallRecord, rememberAnswer } from '#src/pwa/install/install-record.ts'
import { session } from '#src/auth/session/session.ts'
import { createStore } from 'zustand/vanilla'

// Signing in is no work that was done, reading neither, and a file that arrived is only half of one.
const NO_WORK = /^\[\["(?:auth|notifications|uploads)"/

export const installOffer = createStore<boolean>(() => false)

/** Offered where nobody is interrupted: something was just saved, by somebody who came back. */
export const offerInstall = () => {
  countVisit()
  queryClient.getMutationCache().subscribe(({ mutation, type }) => {
    if (type !== 'updated' || mutation.state.status !== 'success' || session.getState().jwt === null) return
    if (NO_WORK.test(JSON.stringify(mutation.options.mutationKey ?? null))) return
    if (installMethod() !== null && isOfferDue(readInstallRecord())) installOffer.setState(true)
  })
  window.addEventListener('appinstalled', closeInstallOffer)
}

/** Whatever the answer, it is asked once. */
export const closeInstallOffer = () => {
  rememberAnswer()
  installOffer.setState(false)
}
