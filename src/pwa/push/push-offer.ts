import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { isPushOffered, pushState } from '#src/pwa/push/push-subscription.ts'
import { createStore } from 'zustand/vanilla'

const ANSWERED = 'push-offer-answered'
const SUBMITTED = JSON.stringify(api.submissions.create.mutationKey())

export const pushOffer = createStore<boolean>(() => false)

const isWorthAsking = () =>
  isPushOffered &&
  pushState.getState() === 'off' &&
  Notification.permission === 'default' &&
  localStorage.getItem(ANSWERED) === null

/** Offered where it begins to matter: something was submitted, and its answer will come while nobody looks. */
export const offerPushAfterSubmission = () => {
  queryClient.getMutationCache().subscribe(({ mutation, type }) => {
    if (type !== 'updated' || mutation.state.status !== 'success') return
    if (JSON.stringify(mutation.options.mutationKey) === SUBMITTED && isWorthAsking()) pushOffer.setState(true)
  })
}

/** Whatever the answer, it is asked once. */
export const closePushOffer = () => {
  localStorage.setItem(ANSWERED, 'true')
  pushOffer.setState(false)
}
