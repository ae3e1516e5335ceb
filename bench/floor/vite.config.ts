import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const PUBLIC = ['/', '/manifest.webmanifest', '/icon.svg']

const workerCode = (version: number, files: readonly string[]) => `
const CACHE = 'floor-${version}'
const FILES = ${JSON.stringify(files)}
addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
})
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  const { request } = event
  const wanted = request.mode === 'navigate' ? '/' : request
  event.respondWith(caches.match(wanted, { ignoreVary: true }).then((cached) => cached ?? fetch(request)))
})
`

/** The smallest service worker with which a page starts offline: everything is precached, and answered from there. */
const serviceWorker = (): Plugin => ({
  name: 'floor-service-worker',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const built = Object.keys(bundle).filter((file) => !file.endsWith('.html'))
      const source = workerCode(Date.now(), [...PUBLIC, ...built.map((file) => `/${file}`)])
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  },
})

/** A bare page of the stack of Liner, which `npm run bench -- load` measures beside it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), serviceWorker()],
  build: {
    outDir: '../../dist/floor',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
