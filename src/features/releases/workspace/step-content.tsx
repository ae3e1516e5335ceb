import type { WorkspaceStep } from '#src/domain/release/workspace-step.ts'
import { ArtistsStep } from '#src/features/releases/workspace/steps/artists-step.tsx'
import { BasicsStep } from '#src/features/releases/workspace/steps/basics-step.tsx'
import { CopyrightStep } from '#src/features/releases/workspace/steps/copyright-step.tsx'
import { CoverStep } from '#src/features/releases/workspace/steps/cover-step.tsx'
import { DistributionStep } from '#src/features/releases/workspace/steps/distribution-step.tsx'
import { OverviewStep } from '#src/features/releases/workspace/steps/overview-step.tsx'
import { TracksStep } from '#src/features/releases/workspace/steps/tracks-step.tsx'

const CONTENT = {
  basics: BasicsStep,
  artists: ArtistsStep,
  cover: CoverStep,
  tracks: TracksStep,
  copyright: CopyrightStep,
  distribution: DistributionStep,
  overview: OverviewStep,
}

export const StepContent = ({ step }: { step: WorkspaceStep }) => {
  const Content = CONTENT[step]
  return <Content />
}
