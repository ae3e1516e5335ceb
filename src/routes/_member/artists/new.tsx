import { createFileRoute } from '@tanstack/react-router'
import { NewArtistScreen } from '#src/features/artists/artist-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/artists/new')({
  loader: () => loadTexts('entities', 'lists', 'errors', 'uploads', 'problems'),
  component: NewArtistScreen,
})
