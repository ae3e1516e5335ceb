import { useTranslation } from 'react-i18next'
import type { Problem } from '#src/domain/problem.ts'

export const ProblemText = ({ problem }: { problem: Problem }) => {
  const { t } = useTranslation('problems')
  return <>{t(problem.code, problem.values ?? {})}</>
}
