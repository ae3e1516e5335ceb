import { ReleaseStages } from '#src/features/releases/release-stages.tsx'
import { UnsavedDrafts } from '#src/features/releases/unsaved-drafts.tsx'

/** What stands above the list of releases: what of it waits for whom, and what is on this device only. */
export const ReleasesNotice = () => (
  <>
    <ReleaseStages />
    <UnsavedDrafts />
  </>
)
