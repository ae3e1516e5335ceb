import { renameSync, rmSync } from 'node:fs'
import type { Plugin } from 'vite'

const FOLDER = '.vite'

/** Moves the list of what was built beside the folder that is published: hosts serve dot folders too. */
export const buildManifest = (): Plugin => ({
  name: 'build-manifest',
  apply: 'build',
  config: () => ({ build: { manifest: `${FOLDER}/manifest.json` } }),
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir = '' }) {
      renameSync(`${dir}/${FOLDER}/manifest.json`, `${dir}.manifest.json`)
      rmSync(`${dir}/${FOLDER}`, { recursive: true })
    },
  },
})
