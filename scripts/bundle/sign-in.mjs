import { chunksOfFile, chunksWith, isScreen, loginWithBackground, withImports } from './chunks.mjs'

const memberScreens = chunksWith((module) => isScreen(module) && module.includes('/src/routes/_member'))

/** What `/login` loads, with all that it loads after the first paint. */
const signIn = withImports([
  ...loginWithBackground,
  ...chunksOfFile('features/access/connection-banner.tsx'),
  ...chunksOfFile('ui/toast-outlet.tsx'),
])

/** A failed chunk of a member's screen would reload the sign-in page and lose the typed password. */
export const checkSignIn = () => {
  const found = memberScreens.filter((chunk) => signIn.has(chunk))
  if (found.length > 0) console.log(`✗ the sign-in fetches ${found.map(({ file }) => file).join(', ')}`)
  return found.length === 0
}
