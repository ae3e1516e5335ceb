import type { HtmlTagDescriptor, Plugin } from 'vite'
import sizes from './splash-sizes.json' with { type: 'json' }

const link = ({ width, height, ratio }: (typeof sizes)[number]): HtmlTagDescriptor => ({
  tag: 'link',
  injectTo: 'head',
  attrs: {
    rel: 'apple-touch-startup-image',
    media: `(device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${ratio}) and (orientation:portrait)`,
    href: `/splash/${width}x${height}.png`,
  },
})

/** What an iPhone shows while Liner opens: it knows no other way than one picture for each size of screen. */
export const splash = (): Plugin => ({
  name: 'liner-splash',
  apply: 'build',
  transformIndexHtml: () => sizes.map(link),
})
