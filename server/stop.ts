/** Runs this once, when the process is asked to end; whatever is left then ends with the process. */
export const onStop = (stop: () => Promise<void>): void => {
  let isStopping = false
  const end = () => {
    if (isStopping) return
    isStopping = true
    void stop()
      .catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
      .then(() => process.exit(0))
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
