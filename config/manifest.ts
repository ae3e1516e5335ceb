import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { ManifestOptions } from 'vite-plugin-pwa'
import type device from '../locales/en/device.json'
import { SHARE_PATH, SHARED_FIELD } from '../src/contract/worker/share-target.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES, manifestPath } from '../src/domain/interface-languages.ts'
import { BACKGROUND } from './colors.ts'

const icon = (src: string, sizes: string, purpose: 'any' | 'maskable') => ({ src, sizes, type: 'image/png', purpose })
const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('/icons/icon-192.png', '192x192', 'any')] })

const screenshot = (file: string, label: string, form_factor: 'narrow' | 'wide') => ({
  src: `/screenshots/${file}.jpg`,
  sizes: form_factor === 'narrow' ? '780x1560' : '1280x800',
  type: 'image/jpeg',
  form_factor,
  label,
})

const MASTERS = { 'audio/wav': ['.wav'], 'audio/x-wav': ['.wav'], 'audio/flac': ['.flac'] }
const PICTURES = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] }
const accept = { ...MASTERS, ...PICTURES }

/** Colours for the dark scheme; browsers that do not support this use the light ones. */
type Schemes = { user_preferences: { color_scheme: { dark: { theme_color: string; background_color: string } } } }

type Manifest = Partial<ManifestOptions> & Schemes

const textsIn = (language: Language): (typeof device)['manifest'] =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../locales/${language}/device.json`, 'utf8')).manifest

/** The manifest in one language. The id says that it is the same app in each. */
export const manifestIn = (language: Language): Manifest => {
  const { description, screenshots, shortcuts } = textsIn(language)
  return {
    id: '/',
    name: 'Liner',
    short_name: 'Liner',
    description,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    background_color: BACKGROUND.light,
    theme_color: BACKGROUND.light,
    user_preferences: { color_scheme: { dark: { background_color: BACKGROUND.dark, theme_color: BACKGROUND.dark } } },
    categories: ['music', 'business', 'productivity'],
    prefer_related_applications: false,
    // A launch opens a window of its own where it can: none is taken from under somebody's work.
    launch_handler: { client_mode: ['navigate-new', 'auto'] },
    icons: [
      icon('/icons/icon-192.png', '192x192', 'any'),
      icon('/icons/icon-512.png', '512x512', 'any'),
      icon('/icons/maskable-512.png', '512x512', 'maskable'),
    ],
    // Drawn by scripts/pictures.mjs, from the emulated build.
    screenshots: [
      screenshot('phone-releases', screenshots.phoneReleases, 'narrow'),
      screenshot('phone-new-release', screenshots.phoneNewRelease, 'narrow'),
      screenshot('desk-review', screenshots.deskReview, 'wide'),
      screenshot('desk-releases', screenshots.deskReleases, 'wide'),
    ],
    shortcuts: [
      shortcut(shortcuts.newRelease, '/releases/new'),
      shortcut(shortcuts.reviewQueue, '/submissions?status=PENDING_APPROVAL'),
      shortcut(shortcuts.notifications, '/notifications'),
    ],
    share_target: {
      action: SHARE_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: { name: SHARED_FIELD, accept: Object.entries(accept).flat(2) } },
    },
    file_handlers: [{ action: SHARE_PATH, accept }],
  }
}

/** Beside the manifest that the page links at first; `src/pwa/install/manifest-language.ts` changes the link. */
export const translatedManifests = (): Plugin => ({
  name: 'liner-translated-manifests',
  apply: 'build',
  generateBundle() {
    for (const language of LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE))
      this.emitFile({
        type: 'asset',
        fileName: manifestPath(language).slice(1),
        source: JSON.stringify(manifestIn(language)),
      })
  },
})
