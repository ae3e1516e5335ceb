import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '#src/features/notifications/notification-list.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/notifications')({
  loader: () => loadTexts('notifications', 'errors'),
  component: NotificationsPage,
})
