import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, loadEnv, type ProxyOptions } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { apiAddress } from './config/api-address.ts'
import { buildManifest } from './config/build-manifest.ts'
import { chunksOf, fileNames, preloadedFiles, workerFileNames } from './config/chunks.ts'
import { compileHint } from './config/compile-hint.ts'
import { componentStyles } from './config/component-styles.ts'
import { cachedRoutes } from './config/dev/cached-routes.ts'
import { dependencies } from './config/dev/dependencies.ts'
import { folderBundles } from './config/dev/folder-bundles.ts'
import { liveRules } from './config/dev/live-rules.ts'
import { liveTexts } from './config/dev/live-texts.ts'
import { moduleBundles } from './config/dev/module-bundles.ts'
import { notWatched } from './config/dev/not-watched.ts'
import { manifestIn, translatedManifests } from './config/manifest.ts'
import { noScript } from './config/no-script.ts'
import { paintedShell } from './config/painted-shell.ts'
import { securityHeaders } from './config/security-headers.ts'
import { splashLinks } from './config/splash.ts'
import { uncompressedPreview } from './config/uncompressed-preview.ts'
import packageJson from './package.json' with { type: 'json' }
import { DEFAULT_LANGUAGE } from './src/domain/interface-languages.ts'

/**
 * In the mode `server` the development server and the preview pass the API's calls on to a server, under the page's own
 * host: uploads go where the page came from.
 */
const proxyTo = (mode: string): Record<string, ProxyOptions> => {
  const { API_SERVER } = loadEnv(mode, import.meta.dirname, 'API_')
  return mode === 'server' && API_SERVER !== undefined ? { '/api': { target: API_SERVER, changeOrigin: false } } : {}
}

export default defineConfig(({ mode }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: './src/app/route-tree.gen.ts',
      routeFileIgnorePattern: '\\.(test|module)\\.',
      // Nobody reads it, and to format it takes a tenth of the development server's start.
      enableRouteTreeFormatting: false,
    }),
    react(),
    apiAddress(),
    // Development only: a built demo is answered within the page.
    { ...msw({ mode: 'worker-only' }), apply: 'serve' },
    cachedRoutes(),
    liveTexts(),
    folderBundles(),
    liveRules(),
    moduleBundles(),
    componentStyles(),
    splashLinks(),
    translatedManifests(),
    noScript(),
    paintedShell(),
    securityHeaders(),
    compileHint(),
    buildManifest(),
    uncompressedPreview(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: null,
      manifest: manifestIn(DEFAULT_LANGUAGE),
      // Of the icons, only the one that notifications show is precached.
      includeManifestIcons: false,
      injectManifest: {
        // The worker leaves out what config/on-demand.ts puts into folders of its own.
        globPatterns: [
          'index.html',
          'manifest*.webmanifest',
          '**/*.{js,css,json,woff2,wasm,svg}',
          'icons/icon-192.png',
        ],
        maximumFileSizeToCacheInBytes: 3_000_000,
      },
    }),
  ],
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(packageJson.version) },
  build: {
    outDir: mode === 'emulated' ? 'dist/emulated' : 'dist/production',
    target: 'es2023',
    // `/assets` is a page of the app.
    assetsDir: 'static',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloadedFiles },
    reportCompressedSize: false,
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: { ...fileNames, codeSplitting: { groups: chunksOf(mode) } },
    },
  },
  worker: { format: 'es', rolldownOptions: { output: workerFileNames } },
  optimizeDeps: dependencies,
  server: {
    port: 5173,
    proxy: proxyTo(mode),
    watch: { ignored: notWatched(import.meta.dirname) },
    // Transformed while the browser opens.
    warmup: { clientFiles: ['src/main.tsx', 'src/app/app.tsx', 'mocks/browser.ts', 'mocks/transport/in-worker.ts'] },
  },
  preview: { port: 4173, strictPort: true, proxy: proxyTo(mode) },
}))
