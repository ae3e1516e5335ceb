import { useEffect } from 'react'
import { useStore } from 'zustand'
import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { session } from '#src/auth/session/session.ts'
import { validatedStorage } from '#src/auth/session/validated-storage.ts'
import { z } from '#src/contract/zod.ts'
import type { Step } from '#src/features/access/access-step.ts'

/** The e-mail typed at the sign-in goes along to the page that it leads to, and back, without being in an address. */
export const typedEmail = createStore(() => ({ email: '' }))

const draftSchema = z.object({
  email: z.string(),
  terms: z.boolean(),
  code: z.string(),
  /** When the last code was sent, in milliseconds since the epoch. */
  sentAt: z.nullable(z.number()),
})
export type AccessDraft = z.output<typeof draftSchema>

const EMPTY: AccessDraft = { email: '', terms: false, code: '', sentAt: null }

/** A draft lives as long as its tab, and never holds a password. */
const createDraft = (name: string) =>
  createStore<AccessDraft>()(
    persist((): AccessDraft => EMPTY, { name, storage: validatedStorage(() => sessionStorage, draftSchema) }),
  )

export const signUpDraft = createDraft('sign-up')
export const recoveryDraft = createDraft('recovery')
export type AccessDraftStore = typeof signUpDraft

const takeTypedEmail = ({ email }: { email: string }) => {
  if (email === '') return
  // A code belongs to the address that it was sent to.
  for (const draft of [signUpDraft, recoveryDraft])
    if (draft.getState().email !== email) draft.setState({ email, code: '', sentAt: null })
}
takeTypedEmail(typedEmail.getState())
typedEmail.subscribe(takeTypedEmail)

export const useAccessDraft = (draft: AccessDraftStore): AccessDraft => useStore(draft)
/** Clears the draft as the screen goes: any earlier, the first step would flash up before the next page. */
export const useClearDraftOnSignIn = (draft: AccessDraftStore) =>
  useEffect(
    () => () => {
      if (session.getState().jwt !== null) draft.setState(EMPTY)
    },
    [draft],
  )

/** A step needs what the steps before it have asked for. */
export const stepToShow = (wantedStep: Step, { email, code }: AccessDraft): Step => {
  if (email === '') return 'email'
  return wantedStep === 'password' && code === '' ? 'code' : wantedStep
}
