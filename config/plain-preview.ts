import type { Plugin } from 'vite'

/** Over the loopback, compressing every file and reading it again takes longer than sending it as it is. */
export const plainPreview = (): Plugin => ({
  name: 'plain-preview',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      delete request.headers['accept-encoding']
      next()
    })
  },
})
