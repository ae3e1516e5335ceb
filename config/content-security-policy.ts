import type { Plugin } from 'vite'

const UPLOAD_SERVICE = 'https://uploads.liner.test'
const PUSH_SERVICE = 'https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com'

const directives = (scripts: string) => [
  "default-src 'none'",
  `script-src ${scripts}`,
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  `connect-src 'self' ${UPLOAD_SERVICE} ${PUSH_SERVICE}`,
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
]

/**
 * What every answer of a host should carry. Of the two policies a page obeys both; a worker obeys only this one, and
 * the one that probes media is WebAssembly.
 */
export const securityHeaders = {
  'Content-Security-Policy': [...directives("'self' 'wasm-unsafe-eval'"), "frame-ancestors 'none'"].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
}

const linesOf = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

/** The policy as a meta tag, so that any static host serves it, and as the file of headers that most hosts read. */
export const contentSecurityPolicy = (): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      injectTo: 'head-prepend',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: directives("'self'").join('; ') },
    },
  ],
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: '_headers',
      source: [
        linesOf('/*', securityHeaders),
        linesOf('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
        linesOf('/sw.js', { 'Cache-Control': 'no-cache' }),
      ].join('\n'),
    })
  },
})
