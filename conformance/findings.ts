/** What was found of a server: how much was right, and everything that was not. */
export type Findings = {
  expect: (procedure: string, isRight: boolean, otherwise: string) => void
  /** A call of this procedure was answered as its contract says. */
  noteAnswered: (procedure: string) => void
  answered: ReadonlySet<string>
  passed: () => number
  failures: readonly { procedure: string; text: string }[]
}

export const createFindings = (): Findings => {
  const failures: { procedure: string; text: string }[] = []
  const answered = new Set<string>()
  let passed = 0
  return {
    expect: (procedure, isRight, otherwise) => {
      if (isRight) passed += 1
      else failures.push({ procedure, text: otherwise })
    },
    noteAnswered: (procedure) => void answered.add(procedure),
    answered,
    passed: () => passed,
    failures,
  }
}
