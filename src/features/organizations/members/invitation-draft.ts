import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { INVITATION_DRAFT_PREFIX } from '#src/offline/drafts/invitation-drafts.ts'
import {
  invitationDraftSchema,
  type InvitationValues,
  EMPTY_INVITATION,
} from '#src/features/organizations/members/member-form-values.ts'
import { validatedStorage } from '#src/auth/session/validated-storage.ts'

export type InvitationDraft = ReturnType<typeof invitationDraftOf>

/**
 * What this person typed in this tab of an invitation not sent yet: it outlives a reload, and nothing of it is written
 * to the device, as the address of somebody else never is.
 */
export const invitationDraftOf = (userId: string, organizationId: string) =>
  createStore<InvitationValues>()(
    persist((): InvitationValues => EMPTY_INVITATION, {
      name: `${INVITATION_DRAFT_PREFIX}${userId}/${organizationId}`,
      storage: validatedStorage(() => sessionStorage, invitationDraftSchema),
    }),
  )

/** Whether there is anything to go on with. */
export const isInvitationDirty = ({ email, role, permissions }: InvitationValues): boolean =>
  email.trim() !== '' || role !== '' || permissions.length > 0
