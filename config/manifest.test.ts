import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readImageHeader } from '../src/domain/image-header.ts'
import { manifest } from './manifest.ts'
import sizes from './splash-sizes.json' with { type: 'json' }

const pictures = [...(manifest.icons ?? []), ...(manifest.screenshots ?? [])]
const sizeOf = (path: string) => {
  const header = readImageHeader(new Uint8Array(readFileSync(`public${path}`)))
  return `${header?.width}x${header?.height}`
}

test.each(pictures.map(({ src, sizes: said }) => [src, said]))('%s is %s, as the manifest says', (src, said) => {
  expect(sizeOf(src)).toBe(said)
})

test('there is a splash for each size of screen', () => {
  for (const { width, height, ratio } of sizes)
    expect(sizeOf(`/splash/${width}x${height}.png`)).toBe(`${width * ratio}x${height * ratio}`)
})

test('the shortcuts lead to addresses that there are', () => {
  const routes = readFileSync('src/app/route-tree.gen.ts', 'utf8')
  for (const { url } of manifest.shortcuts ?? []) expect(routes).toContain(`'${url.split('?')[0]}'`)
})

test('an installed app on an iPhone has its icon', () => {
  expect(existsSync('public/apple-touch-icon-180x180.png')).toBe(true)
  expect(readFileSync('index.html', 'utf8')).toContain('rel="apple-touch-icon"')
})
