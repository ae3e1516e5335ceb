import type { LinkProps } from '@tanstack/react-router'
import type { OutboxChange } from '#src/offline/outbox/queue/change.ts'

/** Where what was set aside can be changed, which mends it. */
export const editPageOf = ({ path, entities }: OutboxChange): LinkProps => {
  const [area] = path.split('.')
  const [id = ''] = entities
  const search = { edit: true as const }
  if (area === 'artists') return { to: '/artists/$artistId', params: { artistId: id }, search }
  if (area === 'assets') return { to: '/assets/$assetId', params: { assetId: id }, search }
  if (area === 'labels') return { to: '/labels/$labelId', params: { labelId: id }, search }
  if (area === 'people') return { to: '/people/$personId', params: { personId: id }, search }
  return { to: '/releases/$releaseId', params: { releaseId: id } }
}
