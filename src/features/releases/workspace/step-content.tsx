import type { WorkspaceStep } from '#src/domain/workspace-step.ts'
import { Artists } from '#src/features/releases/workspace/steps/artists.tsx'
import { Basics } from '#src/features/releases/workspace/steps/basics.tsx'
import { Copyright } from '#src/features/releases/workspace/steps/copyright.tsx'
import { CoverStep } from '#src/features/releases/workspace/steps/cover.tsx'
import { Distribution } from '#src/features/releases/workspace/steps/distribution.tsx'
import { Overview } from '#src/features/releases/workspace/steps/overview.tsx'
import { Tracks } from '#src/features/releases/workspace/steps/tracks.tsx'

const CONTENT = {
  basics: Basics,
  artists: Artists,
  cover: CoverStep,
  tracks: Tracks,
  copyright: Copyright,
  distribution: Distribution,
  overview: Overview,
}

export const StepContent = ({ step }: { step: WorkspaceStep }) => {
  const Content = CONTENT[step]
  return <Content />
}
