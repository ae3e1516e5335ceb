export type Import = { from: string; to: string }
export type FolderCycle = { folders: string[]; imports: Import[] }

/** The folders whose parts (subfolders and single files) may not import each other in a cycle. */
const DIVIDED = ['src', 'src/shared', 'src/offline', 'src/auth', 'src/pwa', 'src/domain', 'backend']

const partOf = (folder: string, path: string): string | null =>
  path.startsWith(`${folder}/`) ? path.slice(0, `${path}/`.indexOf('/', folder.length + 1)) : null

/** What each part of a folder imports from its other parts. */
const importsBetween = (folder: string, imports: readonly Import[]) => {
  const between = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [importer, imported] = [partOf(folder, from), partOf(folder, to)]
    if (importer === null || imported === null || importer === imported) continue
    between.set(importer, (between.get(importer) ?? new Set()).add(imported))
  }
  return between
}

/** All parts that a part imports, directly or not. */
const neededBy = (part: string, between: ReadonlyMap<string, ReadonlySet<string>>) => {
  const needed = new Set<string>()
  const queue = [part]
  for (const each of queue)
    for (const next of between.get(each) ?? []) {
      if (needed.has(next)) continue
      needed.add(next)
      queue.push(next)
    }
  return needed
}

const cyclesWithin = (folder: string, imports: readonly Import[]): FolderCycle[] => {
  const between = importsBetween(folder, imports)
  const needs = new Map([...between.keys()].map((part) => [part, neededBy(part, between)]))
  const groups = [...needs].map(([part, needed]) =>
    [...needed].filter((other) => needs.get(other)?.has(part)).toSorted(),
  )
  const distinct = new Map(groups.filter((group) => group.length > 0).map((group) => [group.join(), group]))
  return [...distinct.values()].map((folders) => ({
    folders,
    imports: imports.filter(({ from, to }) => {
      const [importer, imported] = [partOf(folder, from), partOf(folder, to)]
      return importer !== imported && folders.includes(importer ?? '') && folders.includes(imported ?? '')
    }),
  }))
}

/** The groups of folders in which each imports every other, directly or not, with the imports that cause it. */
export const findFolderCycles = (imports: readonly Import[]): FolderCycle[] =>
  DIVIDED.flatMap((folder) => cyclesWithin(folder, imports))
