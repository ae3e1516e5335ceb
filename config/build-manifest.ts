import { writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What a chunk of the build is made of, and which chunks and styles come with it. */
export type ChunkRecord = { file: string; isEntry: boolean; modules: string[]; imports: string[]; css: string[] }

/** Lists the chunks of a build beside its folder, for `scripts/bundle.mjs`; hosts would serve a list that lies within. */
export const buildManifest = (): Plugin => ({
  name: 'liner-build-manifest',
  apply: 'build',
  writeBundle: {
    order: 'post',
    handler({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).flatMap((file): ChunkRecord[] =>
        file.type === 'chunk'
          ? [
              {
                file: file.fileName,
                isEntry: file.isEntry,
                modules: file.moduleIds,
                imports: file.imports,
                css: [...(file.viteMetadata?.importedCss ?? [])],
              },
            ]
          : [],
      )
      writeFileSync(`${dir}.manifest.json`, JSON.stringify(chunks))
    },
  },
})
