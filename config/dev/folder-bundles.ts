import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { bundle } from './bundle.ts'

/** Of these folders every file is needed for the first page. What is left out has bundles of its own, or is loaded later. */
const FOLDERS: Readonly<Record<string, RegExp>> = {
  'backend/tables/': /^$/,
  'mocks/': /^mocks\/(db\/(seed|covers)|gallery|panel\/(?!panel-(key|state)\.)|sound|testing|node\.|http\.)/,
  'src/contract/': /^src\/contract\/zod\./,
  'src/domain/': /\/testing\//,
}
const MODULE = /^(?!.*\.(test|d)\.ts$).*\.ts$/

/** Where the bundle of a folder seems to be. */
export const bundleOf = (folder: string) => `${folder}@bundle.ts`
const folderOf = (file: string): string | undefined =>
  Object.keys(FOLDERS).find((folder) => file.startsWith(folder) && MODULE.test(file) && !FOLDERS[folder]?.test(file))

/** Everything that the files of a folder export; no two of them export the same name. */
const sourceOf = (root: string, folder: string): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}${name.replaceAll('\\', '/')}`)
    .filter((file) => folderOf(file) === folder)
    .toSorted()
    .map((file) => `export * from '#${file}'`)
    .join('\n')

/**
 * In development a folder of small modules is one file: a browser asks for a hundred and fifty files less. Whoever
 * imports one of the modules is given what the bundle exports.
 */
export const folderBundles = (): Plugin => {
  let root = ''
  let cacheDir = ''
  return {
    name: 'liner-folder-bundles',
    apply: 'serve',
    enforce: 'pre',
    configResolved: (config) => {
      ;({ root, cacheDir } = config)
    },
    resolveId(id, _importer, options: object) {
      // Vite looks for packages in the files themselves.
      if (('scan' in options && options.scan === true) || this.environment.name !== 'client' || !id.startsWith('#'))
        return undefined
      const folder = folderOf(id.slice(1))
      return folder === undefined ? undefined : join(root, bundleOf(folder))
    },
    async load(id) {
      const folder = Object.keys(FOLDERS).find((each) => id === join(root, bundleOf(each)))
      if (folder === undefined) return undefined
      const isOutside = (each: string) => each.startsWith('#') && folderOf(each.slice(1)) !== folder
      const isPackage = (each: string) => !/^[#./\0]/.test(each)
      const { code, map } = await bundle({
        root,
        cacheDir,
        entry: id,
        source: sourceOf(root, folder),
        external: (each) => isOutside(each) || isPackage(each),
      })
      return { code, map }
    },
    hotUpdate({ file, modules, timestamp }) {
      if (this.environment.name !== 'client') return undefined
      const folder = folderOf(file.slice(root.length + 1))
      if (folder === undefined) return undefined
      const { moduleGraph } = this.environment
      const changed = moduleGraph.getModuleById(join(root, bundleOf(folder)))
      if (changed === undefined) return undefined
      moduleGraph.invalidateModule(changed, new Set(), timestamp)
      return [...modules, changed]
    },
  }
}
