export const loadOutbox = () => import('#src/app/outbox/door.ts')
