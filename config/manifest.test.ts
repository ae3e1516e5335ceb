import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { AllAppleDeviceNames, appleSplashScreenSizes } from '@vite-pwa/assets-generator/config'
import { expect, test } from 'vitest'
import { readImageHeader } from '../src/domain/media/image-header.ts'
import { manifestIn } from './manifest.ts'
import { splashPictures } from './splash-pictures.ts'

const manifest = manifestIn('en')
const pictures = [...(manifest.icons ?? []), ...(manifest.screenshots ?? [])]
const sizeOf = (path: string) => {
  const header = readImageHeader(new Uint8Array(readFileSync(`public${path}`)))
  return `${header?.width}x${header?.height}`
}

test.each(pictures.map(({ src, sizes }) => [src, sizes]))(
  'when the manifest names %s, then its size is %s',
  (src, sizes) => {
    expect(sizeOf(src)).toBe(sizes)
  },
)

test('when the splash pictures are listed, then each exists in its size, in light and dark, and no others do', () => {
  for (const { file, width, height } of splashPictures) expect(sizeOf(`/splash/${file}`)).toBe(`${width}x${height}`)
  expect(readdirSync('public/splash').toSorted()).toEqual(splashPictures.map(({ file }) => file).toSorted())
  const filesIn = (wanted: 'light' | 'dark') =>
    splashPictures.filter(({ scheme }) => scheme === wanted).map(({ file }) => file.replace('-dark', ''))
  expect(filesIn('dark')).toEqual(filesIn('light'))
})

test('when a device is an iPhone or iPad, then it has a splash picture, and no two pictures are for one screen', () => {
  const files = new Set(splashPictures.map(({ file }) => file))
  const withoutPicture = AllAppleDeviceNames.filter((device) => {
    const { width, height } = appleSplashScreenSizes[device]
    const turned = !device.startsWith('iPad') || files.has(`${height}x${width}.png`)
    return !turned || !files.has(`${width}x${height}.png`)
  })
  expect(withoutPicture).toEqual([])
  expect(new Set(splashPictures.map(({ media }) => media)).size).toBe(splashPictures.length)
})

test('when the manifests of the languages are compared, then they differ only in their texts', () => {
  const italian = manifestIn('it')
  const withoutTexts = ({ lang: _lang, description: _description, ...rest }: typeof manifest) => ({
    ...rest,
    screenshots: rest.screenshots?.map(({ label: _label, ...screenshot }) => screenshot),
    shortcuts: rest.shortcuts?.map(({ name: _name, ...shortcut }) => shortcut),
  })
  expect(withoutTexts(italian)).toEqual(withoutTexts(manifest))
  expect([manifest.lang, italian.lang]).toEqual(['en', 'it'])
  expect(manifest.shortcuts?.map(({ name }) => name)).toEqual(['New release', 'Review queue', 'Notifications'])
  expect(italian.shortcuts?.map(({ name }) => name)).toEqual(['Nuova release', 'Coda di revisione', 'Notifiche'])
})

test('when a shortcut is opened, then its route exists', () => {
  const routes = readFileSync('src/app/route-tree.gen.ts', 'utf8')
  for (const { url } of manifest.shortcuts ?? []) expect(routes).toContain(`'${url.split('?')[0]}'`)
})

test('when the app is installed on an iPhone, then it has its icon', () => {
  expect(existsSync('public/apple-touch-icon-180x180.png')).toBe(true)
  expect(readFileSync('index.html', 'utf8')).toContain('rel="apple-touch-icon"')
})
