/** Parts of the build that are too large or too rarely needed to be precached. A group is used together. */
const GROUPS = [/^\/assets\/(?:MediaInfoModule|probe-worker)-/, /^\/assets\/firebase-/, /^\/assets\/import-/]

/** The group of parts that a path of the build belongs to; null for a file that is precached. */
export const onDemandGroup = (pathname: string): RegExp | null => GROUPS.find((group) => group.test(pathname)) ?? null
