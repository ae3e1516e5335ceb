/** Prefix of the keys under which a tab stores unsent invitations; the rest names their author and organization. */
export const INVITATION_DRAFT_PREFIX = 'invitation/'

/** Part of a sign-out: this tab keeps no e-mail addresses of others. */
export const clearInvitationDrafts = (): void => {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(INVITATION_DRAFT_PREFIX)) sessionStorage.removeItem(name)
}
