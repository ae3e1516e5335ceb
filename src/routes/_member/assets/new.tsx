import { createFileRoute } from '@tanstack/react-router'
import { z } from '#src/contract/zod.ts'
import { ASSET_FORMATS } from '#src/domain/asset/format.ts'
import { NewAssetScreen } from '#src/features/assets/asset-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/assets/new')({
  validateSearch: z.object({
    format: z.catch(z._default(z.enum(ASSET_FORMATS), 'TRACK'), 'TRACK'),
    title: z.catch(z._default(z.string(), ''), ''),
    /** The key of a master that another app shared. */
    shared: z.catch(z.optional(z.string()), undefined),
  }),
  loader: () => loadTexts('entities', 'lists', 'errors', 'problems', 'uploads'),
  component: NewAssetScreen,
})
