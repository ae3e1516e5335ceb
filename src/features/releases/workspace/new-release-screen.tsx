import type { Copy } from '#src/features/releases/workspace/open-new-release.ts'
import { emptyRelease, type ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import type { OpenedReleaseDraft } from '#src/features/releases/workspace/unsaved-draft.ts'
import { Workspace } from '#src/features/releases/workspace/workspace.tsx'

type Props = {
  releaseId: string
  opened: OpenedReleaseDraft
  copy: Copy
  format: ReleaseForm['format']
  title: string
}

/** A release that is nowhere but here yet, begun with the format and title the dialog asked for, or as a copy. */
export const NewReleaseScreen = ({ releaseId, opened, copy, format, title }: Props) => (
  <Workspace
    key={releaseId}
    releaseId={releaseId}
    opened={opened}
    detail={null}
    fresh={copy?.values ?? emptyRelease(format, title)}
    copy={copy}
  />
)
