// The one door to what waits: what lies behind it is fetched in one, with the first change that may wait.
export { answer } from '#src/app/outbox/answer.ts'
export { loadOverlay } from '#src/app/outbox/overlay.ts'
export { QueueBanner } from '#src/app/outbox/queue-banner.tsx'
export { confirmSignOut } from '#src/app/outbox/sign-out-question.ts'
export { startSending } from '#src/app/outbox/sending.ts'
