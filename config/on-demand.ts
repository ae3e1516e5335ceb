/** Sources that are too large or too rarely used to be precached. The files of a group are used together. */
const GROUPS = {
  import: ['/src/features/releases/import/', '/import.json'],
  firebase: ['node_modules/@firebase/'],
  probe: ['node_modules/mediainfo.js/'],
}

/** The subfolder of `static` for a file built from these sources; empty when the file is precached. */
export const onDemandFolder = (sources: readonly string[]): string => {
  const group = Object.entries(GROUPS).find(([, folders]) =>
    sources.some((source) => folders.some((folder) => source.includes(folder))),
  )
  return group === undefined ? '' : `${group[0]}/`
}
