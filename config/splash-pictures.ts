import sizes from './splash-sizes.json' with { type: 'json' }

const SCHEMES = ['light', 'dark'] as const
type Size = (typeof sizes)[number]

const pictureOf = ({ width, height, ratio }: Size, scheme: (typeof SCHEMES)[number], landscape: boolean) => {
  const pixels = { width: width * ratio, height: height * ratio }
  const size = landscape ? { width: pixels.height, height: pixels.width } : pixels
  return {
    ...size,
    scheme,
    file: `${size.width}x${size.height}${scheme === 'dark' ? '-dark' : ''}.png`,
    // device-width and device-height do not change with the orientation.
    media: [
      `(device-width:${width}px)`,
      `(device-height:${height}px)`,
      `(-webkit-device-pixel-ratio:${ratio})`,
      `(orientation:${landscape ? 'landscape' : 'portrait'})`,
      `(prefers-color-scheme:${scheme})`,
    ].join(' and '),
  }
}

/** One picture per iPhone and iPad screen and colour scheme; for iPads also in landscape. */
export const splashPictures = sizes.flatMap((size) =>
  SCHEMES.flatMap((scheme) => (size.turns ? [false, true] : [false]).map((turned) => pictureOf(size, scheme, turned))),
)
