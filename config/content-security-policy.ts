import type { Plugin } from 'vite'

const UPLOAD_SERVICE = 'https://uploads.liner.test'

const DIRECTIVES = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  `connect-src 'self' blob: ${UPLOAD_SERVICE}`,
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
]

/** The policy as a meta tag, so that any static host serves it; headers may say the same again. */
export const contentSecurityPolicy = (): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      injectTo: 'head-prepend',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: DIRECTIVES.join('; ') },
    },
  ],
})
