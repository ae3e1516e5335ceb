/** What is too large or too rarely needed to be precached, by where it lies; a group is used together. */
const GROUPS = {
  import: ['/src/features/releases/import/', '/import.json'],
  firebase: ['node_modules/@firebase/'],
  probe: ['node_modules/mediainfo.js/'],
}

/** The folder of the build, within `assets`, for a file made of these sources; empty for a file that is precached. */
export const onDemandFolder = (sources: readonly string[]): string => {
  const group = Object.entries(GROUPS).find(([, folders]) =>
    sources.some((source) => folders.some((folder) => source.includes(folder))),
  )
  return group === undefined ? '' : `${group[0]}/`
}
