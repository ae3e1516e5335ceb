export type Rounds = { waited: number[]; busy: number[] }

/** Does something again and again; the processor's own time tells what a machine with other things to do hides. */
export const roundsOf = async (count: number, work: (round: number) => unknown): Promise<Rounds> => {
  const rounds: Rounds = { waited: [], busy: [] }
  for (let round = 0; round < count; round += 1) {
    const [started, before] = [performance.now(), process.cpuUsage()]
    await work(round)
    const { user, system } = process.cpuUsage(before)
    rounds.waited.push(performance.now() - started)
    rounds.busy.push((user + system) / 1000)
  }
  return rounds
}
