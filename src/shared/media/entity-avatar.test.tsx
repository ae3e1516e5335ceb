import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'

const KINDS = ['artist', 'label', 'organization', 'user'] as const
const drawn = (props: Partial<Parameters<typeof EntityAvatar>[0]>) =>
  renderToStaticMarkup(<EntityAvatar name="Vela Nera di Mare" url={null} {...props} />)

test('each kind has a round sign of its own, where there is no picture (access-2.6.16)', () => {
  const signs = KINDS.map((kind) => /<svg.*?<\/svg>/s.exec(drawn({ kind }))?.[0])
  expect(new Set(signs).size).toBe(KINDS.length)
  expect(signs).not.toContain(undefined)
})

test('without a kind stand the initials of the first two words, or U; a picture stands before both (access-2.6.14)', () => {
  expect(drawn({})).toContain('>VN<')
  expect(drawn({ name: ' ' })).toContain('>U<')
  expect(drawn({ url: 'https://liner.test/picture.jpg' })).toContain('<img')
})
