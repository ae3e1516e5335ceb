/** Under which name it stands which releases are kept: without it a start looks for none of their pictures. */
export const PINNED_RELEASES_KEY = 'liner-kept-releases'
