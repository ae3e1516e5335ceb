import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { CurrentUser } from '#src/contract/auth.ts'
import { type RegistrationForm, registrationDraftSchema } from '#src/features/access/registration-schema.ts'
import { validatedStorage } from '#src/auth/session/validated-storage.ts'

/** What this person typed in this tab; a provider may have told their name already. */
export const registrationDraftOf = ({ id, firstName, lastName }: CurrentUser) =>
  createStore<RegistrationForm>()(
    persist((): RegistrationForm => ({ firstName, lastName, kind: 'ARTIST', phone: '' }), {
      name: `registration/${id}`,
      storage: validatedStorage(() => sessionStorage, registrationDraftSchema),
    }),
  )
