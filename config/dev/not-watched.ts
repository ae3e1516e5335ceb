import { join } from 'node:path'

/** What the scripts write while a developer works: Vite loads the page again for every HTML file that it sees change. */
const WRITTEN = ['dist', 'test-results', 'playwright-report', 'coverage', 'reports', '.data']

/** The project's own folders only: a clone may be in a folder of such a name. */
export const notWatched = (root: string): string[] => WRITTEN.map((name) => join(root, name))
