import { preview, type PreviewServer } from 'vite'

const FIRST_PORT = 4200

/** Serves the emulated build as a host would; another bench or test may have the port. */
export const servePreview = (): Promise<PreviewServer> =>
  preview({
    logLevel: 'warn',
    build: { outDir: 'dist/emulated' },
    preview: { port: Number(process.env.PORT ?? FIRST_PORT), strictPort: false },
  })
