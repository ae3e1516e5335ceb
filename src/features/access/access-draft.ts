import { useEffect } from 'react'
import { useStore } from 'zustand'
import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { z } from '#src/contract/zod.ts'
import { validatedStorage } from '#src/auth/session/validated-storage.ts'
import { session } from '#src/auth/session/session.ts'

/** The steps of sign-up and recovery (spec 1, section 2.4), as their addresses name them. */
export const STEPS = ['email', 'code', 'password'] as const
export type Step = (typeof STEPS)[number]

const typed = z.object({
  email: z.string(),
  terms: z.boolean(),
  code: z.string(),
  /** When the last code was sent, in milliseconds since the epoch. */
  sentAt: z.nullable(z.number()),
})
export type AccessDraft = z.output<typeof typed>

const NOTHING: AccessDraft = { email: '', terms: false, code: '', sentAt: null }

/** What was typed on the way in, for as long as the tab lives; a password is never among it. */
const keep = (name: string) =>
  createStore<AccessDraft>()(
    persist((): AccessDraft => NOTHING, { name, storage: validatedStorage(() => sessionStorage, typed) }),
  )

export const signUpDraft = keep('sign-up')
export const recoveryDraft = keep('recovery')
export type AccessDraftStore = typeof signUpDraft

export const useAccessDraft = (draft: AccessDraftStore): AccessDraft => useStore(draft)
/** Whoever got in has no more use for it; whoever turned back does. */
export const useClearDraftOnSignIn = (draft: AccessDraftStore) =>
  useEffect(
    () => () => {
      if (session.getState().jwt !== null) draft.setState(NOTHING)
    },
    [draft],
  )

/** The step that can be shown: none without what the one before it asked for. */
export const stepToShow = (asked: Step, { email, code }: AccessDraft): Step => {
  if (email === '') return 'email'
  return asked === 'password' && code === '' ? 'code' : asked
}
