import { readFileSync } from 'node:fs'
import { build, type Plugin, type Rolldown } from 'vite'
import { LANGUAGES } from '../src/domain/interface-languages.ts'
import { type Kind, RELEASE_NAMESPACES, type StartFiles } from '../src/start/prefetched-answers.ts'

const ROOT = `${import.meta.dirname}/..`
/** The namespaces of the sign-in, of the lists and of a release, in one file per language. */
const NAMESPACES = {
  public: ['common', 'shell', 'access', 'errors'],
  member: ['common', 'shell', 'lists', 'entities', 'errors'],
  release: RELEASE_NAMESPACES,
}

/** The screens of each kind of page, by the files of their routes. */
const SCREENS: Record<Kind, string[]> = {
  public: ['_public/login'],
  releases: ['_member', '_member/releases/index'],
  list: ['_member', '_member/artists/index'],
  release: ['_member', '_member/releases/$releaseId'],
  member: ['_member'],
}

const readTexts = (language: string, namespace: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`${ROOT}/locales/${language}/${namespace}.json`, 'utf8'))

const textsOf = (language: string, namespaces: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(namespaces.map((namespace) => [namespace, readTexts(language, namespace)])))

/** The script in the HTML, for which no file may be fetched. */
const bundleScript = async (files: StartFiles): Promise<string> => {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    define: { START_FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: `${ROOT}/src/start/inline-script.ts`, output: { format: 'iife' } },
    },
  })
  const [first] = [result].flat()
  const output = first !== undefined && 'output' in first ? first.output : []
  return output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.code.trim() : [])).join('')
}

/** The chunks of the screens with all that they import, except what the HTML has already. */
const filesOf = (bundle: Rolldown.OutputBundle, screens: readonly string[]) => {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
  const isScreen = ({ moduleIds }: Rolldown.OutputChunk) =>
    moduleIds.some((id) => screens.some((screen) => id.includes(`/src/routes/${screen}.tsx?tsr-split=component`)))
  const closure = (some: Rolldown.OutputChunk[], all = new Set<Rolldown.OutputChunk>()) => {
    for (const chunk of some.filter((each) => !all.has(each))) {
      all.add(chunk)
      closure(
        chunks.filter(({ fileName }) => chunk.imports.includes(fileName)),
        all,
      )
    }
    return all
  }
  const start = closure(chunks.filter(({ isEntry }) => isEntry))
  const later = [...closure(chunks.filter(isScreen))].filter((chunk) => !start.has(chunk))
  return {
    scripts: later.map(({ fileName }) => `/${fileName}`),
    styles: later.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`)),
  }
}

/** Of the code, not of what a development server writes into the page. */
const TAGS = /<(?:script type="module"(?=[^>]* src=)|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?\s*/g

/** Styles hold back what follows them, so they come after the shell. The code is asked for before anything else. */
const withTagsLast = (html: string, script: string): string => {
  const tags = [...html.matchAll(TAGS)].map(([tag]) => tag.trim())
  const styles = tags.filter((tag) => tag.includes('rel="stylesheet"'))
  const others = tags.filter((tag) => !tag.includes('rel="stylesheet"'))
  const preloads = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(
    ([, address]) => `<link rel="modulepreload" crossorigin href="${address}">`,
  )
  const last = [`<script>${script}</script>`, ...styles, ...others].join('\n    ')
  return html
    .replaceAll(TAGS, '')
    .replace('<title>', () => `${preloads.join('')}<title>`)
    .replace('</body>', () => `  ${last}\n  </body>`)
}

const inEachLanguage = (key: 'late' | 'failed' | 'retry') =>
  LANGUAGES.map((language) => {
    const { start } = readTexts(language, 'shell')
    const texts = new Map(Object.entries(Object(start)))
    return `<span lang="${language}">${String(texts.get(key))}</span>`
  }).join(' ')

/** Completes the shell in `index.html`: its texts, and the script that asks for the first page while code is on its way. */
export const paintedShell = (): Plugin => {
  let api: string | undefined
  let isBuild = true
  let developmentScript: Promise<string> | undefined
  return {
    name: 'liner-painted-shell',
    configResolved: ({ mode, command, env }) => {
      isBuild = command === 'build'
      // The emulation answers within the page, and starts later than this script.
      api = command === 'build' && mode !== 'emulated' ? env.VITE_API_URL || '/api/trpc' : undefined
    },
    generateBundle() {
      for (const language of LANGUAGES)
        for (const [kind, namespaces] of Object.entries(NAMESPACES))
          this.emitFile({ type: 'asset', name: `${kind}.${language}.json`, source: textsOf(language, namespaces) })
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const files: StartFiles = { kinds: {}, texts: {} }
        if (api !== undefined) files.api = api
        if (bundle !== undefined) {
          const named = (name: string) =>
            Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(name))?.fileName ?? ''
          for (const [kind, screens] of Object.entries(SCREENS))
            Object.assign(files.kinds, { [kind]: filesOf(bundle, screens) })
          for (const language of LANGUAGES)
            files.texts[language] = {
              public: `/${named(`public.${language}.json`)}`,
              member: `/${named(`member.${language}.json`)}`,
              release: `/${named(`release.${language}.json`)}`,
            }
        }
        const filled = html
          .replace('%late%', inEachLanguage('late'))
          .replace('%failed%', inEachLanguage('failed'))
          .replace('%retry%', inEachLanguage('retry'))
        // In development it is the same for every page.
        developmentScript ??= isBuild ? undefined : bundleScript(files)
        return withTagsLast(filled, await (developmentScript ?? bundleScript(files)))
      },
    },
  }
}
