/**
 * The group of parts that a path of the build belongs to; null for a file that is precached. The build lays what is too
 * large or too rarely needed for that into a folder of its own (`config/on-demand.ts`), and a folder is used together.
 */
export const onDemandGroup = (pathname: string): string | null => /^\/static\/([^/]+)\//.exec(pathname)?.[1] ?? null
