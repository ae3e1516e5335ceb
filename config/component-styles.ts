import type { Plugin } from 'vite'

const COMPONENT = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/
const ALL = '/node_modules/@mantine/core/styles.layer.css'

/**
 * Each Mantine component imports its own styles, into the chunk that uses it. During development the whole sheet is
 * linked, because Vite bundles the components before a plugin sees them.
 */
export const componentStyles = (): Plugin => ({
  name: 'component-styles',
  transform: {
    filter: { id: COMPONENT },
    handler(code, id) {
      const [, name] = COMPONENT.exec(id) ?? []
      return { code: `import '@mantine/core/styles/${name}.layer.css'\n${code}`, map: null }
    },
  },
  transformIndexHtml: (_html, { server }) =>
    server === undefined ? [] : [{ tag: 'link', attrs: { rel: 'stylesheet', href: ALL }, injectTo: 'head' }],
})
