import postcss from 'postcss'
import type { Plugin } from 'vite'

const HASHED = /\.(m_[0-9a-z]+)/g

/** Mantine's rules are named by stable hashes that its components carry: those that no chunk names are left out. */
export const purgeStyles = (): Plugin => ({
  name: 'purge-styles',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const code = Object.values(bundle)
      .flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
      .join('')
    const isUsed = (selector: string) =>
      [...selector.matchAll(HASHED)].every(([, hash]) => hash !== undefined && code.includes(hash))
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
      const sheet = postcss.parse(String(file.source))
      sheet.walkRules((rule) => {
        const used = rule.selectors.filter(isUsed)
        if (used.length === 0) rule.remove()
        else if (used.length < rule.selectors.length) rule.selectors = used
      })
      sheet.walkAtRules((rule) => {
        if (rule.nodes?.length === 0) rule.remove()
      })
      file.source = sheet.toString()
    }
  },
})
