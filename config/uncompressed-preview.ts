import type { Plugin } from 'vite'

/** On localhost, compressing a file takes longer than sending it uncompressed. */
export const uncompressedPreview = (): Plugin => ({
  name: 'uncompressed-preview',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      delete request.headers['accept-encoding']
      next()
    })
  },
})
