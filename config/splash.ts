import type { Plugin } from 'vite'
import { splashPictures } from './splash-pictures.ts'

/** Links what iOS shows while Liner opens: it knows no other way than one picture for each screen. */
export const splash = (): Plugin => ({
  name: 'liner-splash',
  apply: 'build',
  transformIndexHtml: () =>
    splashPictures.map(({ file, media }) => ({
      tag: 'link',
      injectTo: 'head',
      attrs: { rel: 'apple-touch-startup-image', media, href: `/splash/${file}` },
    })),
})
