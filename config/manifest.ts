import type { ManifestOptions } from 'vite-plugin-pwa'
import { SHARE_PATH, SHARED_FIELD } from '../src/domain/shared-file.ts'

const icon = (src: string, sizes: string, purpose: 'any' | 'maskable') => ({ src, sizes, type: 'image/png', purpose })
const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('/icons/icon-192.png', '192x192', 'any')] })

const screenshot = (file: string, label: string, form_factor: 'narrow' | 'wide') => ({
  src: `/screenshots/${file}.jpg`,
  sizes: form_factor === 'narrow' ? '780x1560' : '1280x800',
  type: 'image/jpeg',
  form_factor,
  label,
})

const PAPER = '#faf8f4'
const NIGHT = '#141210'
const MASTERS = { 'audio/wav': ['.wav'], 'audio/x-wav': ['.wav'], 'audio/flac': ['.flac'] }
const PICTURES = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] }
const accept = { ...MASTERS, ...PICTURES }

/** Read by browsers that know of it; the others keep to the colours of the day. */
type Schemes = { user_preferences: { color_scheme: { dark: { theme_color: string; background_color: string } } } }

export const manifest: Partial<ManifestOptions> & Schemes = {
  id: '/',
  name: 'Liner',
  short_name: 'Liner',
  description: 'Gets the music of independent labels and artists to the stores',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  background_color: PAPER,
  theme_color: PAPER,
  user_preferences: { color_scheme: { dark: { background_color: NIGHT, theme_color: NIGHT } } },
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
    screenshot('phone-releases', 'The releases of a label', 'narrow'),
    screenshot('phone-new-release', 'A release is begun on a phone', 'narrow'),
    screenshot('desk-review', 'The review queue', 'wide'),
    screenshot('desk-releases', 'Releases, side by side with their state', 'wide'),
  ],
  shortcuts: [
    shortcut('New release', '/releases/new'),
    shortcut('Review queue', '/submissions?status=PENDING_APPROVAL'),
    shortcut('Notifications', '/notifications'),
  ],
  share_target: {
    action: SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: { name: SHARED_FIELD, accept: Object.entries(accept).flat(2) } },
  },
  file_handlers: [{ action: SHARE_PATH, accept }],
}
