export const loadOutbox = () => import('#src/app/outbox-entry.ts')
