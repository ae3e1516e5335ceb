/** Under which name it stands which releases are kept: without it a start looks for none of their pictures. */
export const KEPT_RELEASES = 'liner-kept-releases'
