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
 * The draft of an invitation. It lives in the storage of the tab: it survives a reload, but the e-mail address of
 * somebody else is never stored on the device.
 */
export const invitationDraftOf = (userId: string, organizationId: string) =>
  createStore<InvitationValues>()(
    persist((): InvitationValues => EMPTY_INVITATION, {
      name: `${INVITATION_DRAFT_PREFIX}${userId}/${organizationId}`,
      storage: validatedStorage(() => sessionStorage, invitationDraftSchema),
    }),
  )

/** Whether there is a draft to restore. */
export const isInvitationDirty = ({ email, role, permissions }: InvitationValues): boolean =>
  email.trim() !== '' || role !== '' || permissions.length > 0
