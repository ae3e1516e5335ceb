import { defineConfig } from 'vitest/config'

const DATABASES = ['pglite', 'postgres']
/** They ask every procedure again and again, mostly what others here ask once: SWEEPS=on runs them too. */
const SWEEPS = ['permission-scope', 'missing-rows', 'hostile-names'].map((name) => `backend/${name}.test.ts`)

/** The tests of the handlers once more, on the databases of the server. */
export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['config/fail-on-console.ts', 'server/testing/use-database.ts'],
    globalSetup: ['server/testing/serve-postgres.ts'],
    include: ['backend/**/*.test.ts'],
    exclude: process.env['SWEEPS'] === 'on' ? [] : SWEEPS,
    restoreMocks: true,
    maxWorkers: '100%',
    // A machine that is busy takes its time to begin.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // Their files share a process, and with it a database that is ready.
    isolate: false,
    unstubGlobals: true,
    projects: DATABASES.map((name) => ({ extends: true, test: { name, env: { LINER_DATABASE: name } } })),
  },
})
