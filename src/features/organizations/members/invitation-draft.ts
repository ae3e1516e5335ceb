import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { INVITATION_KEPT } from '#src/offline/invitation-kept.ts'
import {
  invitationDraftSchema,
  type InvitationValues,
  EMPTY_INVITATION,
} from '#src/features/organizations/members/member-form-values.ts'
import { parsedStorage } from '#src/session/parsed-storage.ts'

export type InvitationDraft = ReturnType<typeof invitationDraftOf>

/**
 * What this person typed in this tab of an invitation not sent yet: it outlives a reload, and nothing of it is written
 * to the device, as the address of somebody else never is.
 */
export const invitationDraftOf = (userId: string, organizationId: string) =>
  createStore<InvitationValues>()(
    persist((): InvitationValues => EMPTY_INVITATION, {
      name: `${INVITATION_KEPT}${userId}/${organizationId}`,
      storage: parsedStorage(() => sessionStorage, invitationDraftSchema),
    }),
  )

/** Whether there is anything to go on with. */
export const isInvitationDirty = ({ email, role, permissions }: InvitationValues): boolean =>
  email.trim() !== '' || role !== '' || permissions.length > 0
