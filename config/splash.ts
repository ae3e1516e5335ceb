import type { Plugin } from 'vite'
import { splashPictures } from './splash-pictures.ts'

/** Links the splash screens of iOS, which supports only one picture per screen. */
export const splashLinks = (): Plugin => ({
  name: 'liner-splash',
  apply: 'build',
  transformIndexHtml: () =>
    splashPictures.map(({ file, media }) => ({
      tag: 'link',
      injectTo: 'head',
      attrs: { rel: 'apple-touch-startup-image', media, href: `/splash/${file}` },
    })),
})
