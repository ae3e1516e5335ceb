import type { Plugin } from 'vite'

/** The texts are written to be read; what is fetched and kept offline needs no spaces between them. */
export const compactTexts = (): Plugin => ({
  name: 'liner-compact-texts',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const [name, file] of Object.entries(bundle))
      if (file.type === 'asset' && name.startsWith('assets/') && name.endsWith('.json'))
        file.source = JSON.stringify(JSON.parse(String(file.source)))
  },
})
