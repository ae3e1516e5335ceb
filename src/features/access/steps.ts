import { useEffect } from 'react'
import { useStore } from 'zustand'
import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Step } from '#src/features/access/step.ts'
import { z } from '#src/contract/zod.ts'
import { parsedStorage } from '#src/session/parsed-storage.ts'
import { session } from '#src/session/session.ts'

const typed = z.object({
  email: z.string(),
  terms: z.boolean(),
  code: z.string(),
  /** When the last code was sent, in milliseconds since the epoch. */
  sentAt: z.nullable(z.number()),
})
export type Typed = z.output<typeof typed>

const NOTHING: Typed = { email: '', terms: false, code: '', sentAt: null }

/** What was typed on the way in, for as long as the tab lives; a password is never among it. */
const keep = (name: string) =>
  createStore<Typed>()(persist((): Typed => NOTHING, { name, storage: parsedStorage(() => sessionStorage, typed) }))

export const signingUp = keep('sign-up')
export const recovering = keep('recovery')
export type Kept = typeof signingUp

export const useTyped = (kept: Kept): Typed => useStore(kept)
/** Whoever got in has no more use for it; whoever turned back does. */
export const useForgetWhenIn = (kept: Kept) =>
  useEffect(
    () => () => {
      if (session.getState().jwt !== null) kept.setState(NOTHING)
    },
    [kept],
  )

/** The step that can be shown: none without what the one before it asked for. */
export const stepToShow = (asked: Step, { email, code }: Typed): Step => {
  if (email === '') return 'email'
  return asked === 'password' && code === '' ? 'code' : asked
}
