import type { ManifestOptions } from 'vite-plugin-pwa'

const icon = (src: string, sizes: string, purpose: 'any' | 'maskable') => ({ src, sizes, type: 'image/png', purpose })

export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Liner',
  short_name: 'Liner',
  description: 'Gets the music of independent labels and artists to the stores',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#faf8f4',
  theme_color: '#faf8f4',
  categories: ['music', 'business', 'productivity'],
  icons: [
    icon('/icons/icon-192.png', '192x192', 'any'),
    icon('/icons/icon-512.png', '512x512', 'any'),
    icon('/icons/maskable-512.png', '512x512', 'maskable'),
  ],
  shortcuts: [
    { name: 'New release', url: '/releases/new' },
    { name: 'Review queue', url: '/submissions' },
    { name: 'Notifications', url: '/notifications' },
  ],
}
