import { writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** A chunk of the build: its modules, and the chunks and styles that load with it. */
export type ChunkRecord = { file: string; isEntry: boolean; modules: string[]; imports: string[]; css: string[] }

/** Writes a list of the chunks for `scripts/bundle.mjs`, beside the published folder so that no host serves it. */
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
