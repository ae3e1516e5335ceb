import type { Findings } from './findings.ts'
import { type Answer, type Identity, outcomeOf } from './subject.ts'
import type { TrialContext } from './trial-context.ts'

/** Calls, and compares the word of the answer (`OK`, or the code of the refusal) with the one that is wanted. */
export const callsOf =
  ({ subject }: TrialContext, { expect }: Findings) =>
  async (when: string, wanted: string, path: string, input: unknown, identity: Identity = {}): Promise<Answer> => {
    const answer = await subject.call(path, input, identity)
    const said = outcomeOf(answer)
    expect(path, said === wanted, `${when} it answers ${said}, not ${wanted}`)
    return answer
  }

/** The product's own code of a refusal, which is its message. */
export const messageOf = (answer: Answer): string => (answer.ok ? '' : answer.error.message)
