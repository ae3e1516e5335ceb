import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const LANGUAGES = ['en', 'it']

const read = (language: string, name: string) => {
  const texts: unknown = JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8'))
  return texts !== null && typeof texts === 'object' ? texts : {}
}

/** Writes the texts of push notifications, one file per language. The worker knows their names. */
export const pushTexts = (): Plugin => ({
  name: 'liner-push-texts',
  apply: 'build',
  generateBundle() {
    for (const language of LANGUAGES) {
      const { text, takedown, someone }: Record<string, unknown> = { ...read(language, 'notifications') }
      const { message }: Record<string, unknown> = { ...read(language, 'push') }
      this.emitFile({
        type: 'asset',
        fileName: `push-texts/${language}.json`,
        source: JSON.stringify({ ...(typeof message === 'object' ? message : {}), text, takedown, someone }),
      })
    }
  },
})
