import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from '#src/features/profile/qr-code.tsx'

const drawn = (text: string) => renderToStaticMarkup(<QrCode text={text} label={`Leads to ${text}`} />)
const darkOf = (markup: string) => [...markup.matchAll(/M(\d+) (\d+)h1/g)].map(([, x, y]) => [Number(x), Number(y)])

test('a link is drawn with its words, within a quiet margin of four modules', () => {
  const markup = drawn('https://liner.test/invite/F1EDFBDE7D')
  expect(markup).toContain('role="img" aria-label="Leads to https://liner.test/invite/F1EDFBDE7D"')
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(markup)?.[1])
  const dark = darkOf(markup).flat()
  expect([Math.min(...dark), Math.max(...dark)]).toEqual([4, size - 5])
})

test('another link is another code', () => {
  expect(drawn('https://liner.test/invite/A')).not.toBe(drawn('https://liner.test/invite/B'))
})
