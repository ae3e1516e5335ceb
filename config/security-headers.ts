import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { type BuildVariables, headerPolicy, type InlineHashes, metaPolicy } from './content-security-policy.ts'

const FILE = '_headers'

const headersFor = (variables: BuildVariables, inline: InlineHashes) => ({
  'Content-Security-Policy': headerPolicy(variables, inline),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
})

const section = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

/** The headers for every path: the first section of the `_headers` file of a build. */
export const readSecurityHeaders = (folder: string): Record<string, string> => {
  const [all = ''] = readFileSync(`${folder}/${FILE}`, 'utf8').split('\n\n')
  const pairs = all.split('\n').slice(1)
  return Object.fromEntries(
    pairs.map((line) =>
      line
        .trim()
        .split(/: (.*)/)
        .slice(0, 2),
    ),
  )
}

/** The sources that allow what stands in the HTML itself. */
export const hashesOf = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  )

/**
 * Adds the content security policy as a meta tag, for hosts that send no headers, and writes the `_headers` file that
 * many hosts read. The preview server sends the headers of that file.
 */
export const securityHeaders = (): Plugin => {
  let variables: BuildVariables = {}
  let inline: InlineHashes = { scripts: [], styles: [] }
  return {
    name: 'liner-security-headers',
    configResolved: ({ env }) => {
      variables = env
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) => {
        inline = { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') }
        if (server !== undefined) return []
        const attrs = { 'http-equiv': 'Content-Security-Policy', content: metaPolicy(variables, inline) }
        return [{ tag: 'meta', injectTo: 'head-prepend', attrs }]
      },
    },
    // After the HTML, whose script and style it names.
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({
          type: 'asset',
          fileName: FILE,
          source: [
            section('/*', headersFor(variables, inline)),
            section('/static/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
            section('/sw.js', { 'Cache-Control': 'no-cache' }),
          ].join('\n'),
        })
      },
    },
    configurePreviewServer: ({ middlewares, config }) => {
      const headers = Object.entries(readSecurityHeaders(config.build.outDir))
      middlewares.use((_request, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value)
        next()
      })
    },
  }
}
