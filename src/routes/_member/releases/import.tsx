import { createFileRoute } from '@tanstack/react-router'
import { session } from '#src/auth/session/session.ts'
import { openImport } from '#src/features/releases/import/import-draft.ts'
import { ImportScreen } from '#src/features/releases/import/import-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/releases/import')({
  // Reading an unfinished import is part of its screen's chunk, not of the start chunk.
  codeSplitGroupings: [['loader', 'component']],
  preload: false,
  loader: async ({ context: { viewer } }) => {
    openImport(`${viewer.user.id}-${session.getState().organizationId ?? ''}`)
    await loadTexts('import', 'contributors', 'problems', 'errors', 'lists')
    return { mayMakeTracks: viewer.permissions.includes('MANAGE_ASSET') }
  },
  component: () => <ImportScreen {...Route.useLoaderData()} />,
})
