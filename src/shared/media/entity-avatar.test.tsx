import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'

const KINDS = ['artist', 'label', 'organization', 'user'] as const
const drawn = (props: Partial<Parameters<typeof EntityAvatar>[0]>) =>
  renderToStaticMarkup(<EntityAvatar name="Vela Nera di Mare" url={null} {...props} />)

test('when there is no picture, then each kind has its own icon (access-2.6.16)', () => {
  const icons = KINDS.map((kind) => /<svg.*?<\/svg>/s.exec(drawn({ kind }))?.[0])
  expect(new Set(icons).size).toBe(KINDS.length)
  expect(icons).not.toContain(undefined)
})

test('when there is no kind, then the initials of the first two words are shown, or U; a picture comes first (access-2.6.14)', () => {
  expect(drawn({})).toContain('>VN<')
  expect(drawn({ name: ' ' })).toContain('>U<')
  expect(drawn({ url: 'https://liner.test/picture.jpg' })).toContain('<img')
})
