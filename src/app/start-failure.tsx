const Reload = () => (
  <button type="button" onClick={() => window.location.reload()}>
    Try again · Riprova
  </button>
)

/** Shown while the texts do not come, so it carries its own words, in both languages. */
export const StartDelayed = () => (
  <main>
    <h1>Liner</h1>
    <p lang="en">Liner isn’t answering. There may be no connection. We’re still trying.</p>
    <p lang="it">Liner non risponde. Forse non c’è connessione. Stiamo ancora provando.</p>
    <Reload />
  </main>
)

/** Shown when not even the texts could be had. */
export const StartFailure = ({ error }: { error: unknown }) => (
  <main>
    <h1>Liner</h1>
    <p lang="en">Liner could not start. Check the connection, then try again.</p>
    <p lang="it">Liner non si è avviato. Controlla la connessione e riprova.</p>
    <Reload />
    <pre>{String(error)}</pre>
  </main>
)
