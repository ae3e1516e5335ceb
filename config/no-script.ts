import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { LANGUAGES } from '../src/domain/interface-languages.ts'

/** What a browser without scripts shows, in every language. */
export const noScript = (): Plugin => ({
  name: 'liner-no-script',
  transformIndexHtml: () => {
    const texts = LANGUAGES.map(
      (language): string =>
        JSON.parse(readFileSync(`${import.meta.dirname}/../locales/${language}/shell.json`, 'utf8')).noScript,
    )
    return [{ tag: 'noscript', children: texts.join(' '), injectTo: 'body' }]
  },
})
