/** Under which a tab keeps invitations that were not sent yet; what follows says whose and to what. */
export const INVITATION_DRAFT_PREFIX = 'invitation/'

/** Whoever signs out leaves nobody's address behind in this tab. */
export const clearInvitationDrafts = (): void => {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(INVITATION_DRAFT_PREFIX)) sessionStorage.removeItem(name)
}
