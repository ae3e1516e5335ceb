import type { Plugin } from 'vite'
import type { ManifestOptions } from 'vite-plugin-pwa'
import english from '../locales/en/device.json' with { type: 'json' }
import italian from '../locales/it/device.json' with { type: 'json' }
import { BACKGROUND } from './colors.ts'
import { SHARE_PATH, SHARED_FIELD } from '../src/contract/worker/share-target.ts'

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

const TEXTS = { en: english.manifest, it: italian.manifest }

/** The manifest in one language. All languages share one id, so they are one app. */
export const manifestIn = (language: 'en' | 'it'): Manifest => ({
  id: '/',
  name: 'Liner',
  short_name: 'Liner',
  description: TEXTS[language].description,
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
  // A launch opens a new window where it can: navigating an open one would lose unsaved work.
  launch_handler: { client_mode: ['navigate-new', 'auto'] },
  icons: [
    icon('/icons/icon-192.png', '192x192', 'any'),
    icon('/icons/icon-512.png', '512x512', 'any'),
    icon('/icons/maskable-512.png', '512x512', 'maskable'),
  ],
  // scripts/pictures.mjs takes these from the emulated build.
  screenshots: [
    screenshot('phone-releases', TEXTS[language].screenshots.phoneReleases, 'narrow'),
    screenshot('phone-new-release', TEXTS[language].screenshots.phoneNewRelease, 'narrow'),
    screenshot('desk-review', TEXTS[language].screenshots.deskReview, 'wide'),
    screenshot('desk-releases', TEXTS[language].screenshots.deskReleases, 'wide'),
  ],
  shortcuts: [
    shortcut(TEXTS[language].shortcuts.newRelease, '/releases/new'),
    shortcut(TEXTS[language].shortcuts.reviewQueue, '/submissions?status=PENDING_APPROVAL'),
    shortcut(TEXTS[language].shortcuts.notifications, '/notifications'),
  ],
  share_target: {
    action: SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: { name: SHARED_FIELD, accept: Object.entries(accept).flat(2) } },
  },
  file_handlers: [{ action: SHARE_PATH, accept }],
})

/** The page links the English manifest at first; `src/pwa/install/manifest-language.ts` changes the link. */
export const italianManifest = (): Plugin => ({
  name: 'liner-italian-manifest',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'manifest.it.webmanifest', source: JSON.stringify(manifestIn('it')) })
  },
})
