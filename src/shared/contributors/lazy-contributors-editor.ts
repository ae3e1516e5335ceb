import { loadTexts } from '#src/i18n/load-texts.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'

/** The editor with the names of all roles, which no other part of a form needs. */
export const ContributorsEditor = lazyPart(async () => {
  const [part] = await Promise.all([
    import('#src/shared/contributors/contributors-editor.tsx'),
    loadTexts('contributors'),
  ])
  return part.ContributorsEditor
})
