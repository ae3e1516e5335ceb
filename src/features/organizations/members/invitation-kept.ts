import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { INVITATION_KEPT } from '#src/offline/invitation-kept.ts'
import {
  invitationTyped,
  type InvitationValues,
  NO_INVITATION,
} from '#src/features/organizations/members/member-values.ts'
import { parsedStorage } from '#src/session/parsed-storage.ts'

export type KeptInvitation = ReturnType<typeof invitationOf>

/**
 * What this person typed in this tab of an invitation not sent yet: it outlives a reload, and nothing of it is written
 * to the device, as the address of somebody else never is.
 */
export const invitationOf = (userId: string, organizationId: string) =>
  createStore<InvitationValues>()(
    persist((): InvitationValues => NO_INVITATION, {
      name: `${INVITATION_KEPT}${userId}/${organizationId}`,
      storage: parsedStorage(() => sessionStorage, invitationTyped),
    }),
  )

/** Whether there is anything to go on with. */
export const isBegun = ({ email, role, permissions }: InvitationValues): boolean =>
  email.trim() !== '' || role !== '' || permissions.length > 0
