import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const ADDRESSES = '/src/i18n/text-addresses.ts'
const EVENT = 'liner:text-changed'

/** Texts are fetched from where they are, and what a person sees follows each change of them and of a rule. */
const CODE = `
import i18next from 'i18next'

export const textAddress = (language, namespace) => \`/locales/\${language}/\${namespace}.json\`

// Everything that shows a text renders again at this event.
const renderAgain = () => i18next.emit('languageChanged', i18next.language)

import.meta.hot.on('vite:afterUpdate', ({ updates }) => {
  if (updates.some(({ path }) => path.startsWith('/src/domain/'))) renderAgain()
})

import.meta.hot.on('${EVENT}', async ({ language, namespace }) => {
  if (!i18next.hasResourceBundle(language, namespace)) return
  const response = await fetch(textAddress(language, namespace), { cache: 'no-store' })
  const texts = await response.json()
  i18next.removeResourceBundle(language, namespace)
  i18next.addResourceBundle(language, namespace, texts)
  renderAgain()
})
`

/** In development a changed text is shown without a reload, and no module is loaded for each file of texts. */
export const liveTexts = (): Plugin => {
  let locales = ''
  return {
    name: 'liner-live-texts',
    apply: 'serve',
    configResolved: ({ root }) => {
      locales = join(root, 'locales')
    },
    load(id) {
      return id.endsWith(ADDRESSES) ? CODE : undefined
    },
    hotUpdate({ file }) {
      const folder = dirname(file)
      if (this.environment.name !== 'client' || dirname(folder) !== locales || !existsSync(file)) return undefined
      const data = { language: basename(folder), namespace: basename(file, '.json') }
      this.environment.hot.send({ type: 'custom', event: EVENT, data })
      return []
    },
  }
}
