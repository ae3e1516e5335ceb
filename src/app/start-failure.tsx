/** Shown when not even the texts could be had, so it carries its own words, in both languages. */
export const StartFailure = ({ error }: { error: unknown }) => (
  <main>
    <h1>Liner</h1>
    <p lang="en">Liner could not start. Check the connection, then try again.</p>
    <p lang="it">Liner non si è avviato. Controlla la connessione e riprova.</p>
    <button type="button" onClick={() => window.location.reload()}>
      Try again · Riprova
    </button>
    <pre>{String(error)}</pre>
  </main>
)
