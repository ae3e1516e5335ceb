import type { EarlyAnswers } from '#src/start/early-answers.ts'

declare global {
  var earlyAnswers: Partial<EarlyAnswers> | undefined
}
