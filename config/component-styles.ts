import type { Plugin } from 'vite'

const COMPONENT = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/
const ALL = '/node_modules/@mantine/core/styles.layer.css'

/**
 * The styles of a Mantine component come along with it, in the chunk that needs them. Developers get them all at once:
 * there the components are bundled before a plugin sees them.
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
