import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from '#src/features/profile/qr-code.tsx'

const render = (text: string) => renderToStaticMarkup(<QrCode text={text} label={`Leads to ${text}`} />)
const darkOf = (markup: string) => [...markup.matchAll(/M(\d+) (\d+)h1/g)].map(([, x, y]) => [Number(x), Number(y)])

test('when a code is drawn, then its label names its link, and its margin is four modules wide', () => {
  const markup = render('https://liner.test/invite/F1EDFBDE7D')
  expect(markup).toContain('role="img" aria-label="Leads to https://liner.test/invite/F1EDFBDE7D"')
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(markup)?.[1])
  const dark = darkOf(markup).flat()
  expect([Math.min(...dark), Math.max(...dark)]).toEqual([4, size - 5])
})

test('when the link differs, then the code differs', () => {
  expect(render('https://liner.test/invite/A')).not.toBe(render('https://liner.test/invite/B'))
})
