import { useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { createStore } from 'zustand/vanilla'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { findProblems } from '#src/features/releases/workspace/form/release-problems.ts'
import { isNewer, isSame } from '#src/features/releases/workspace/form/merge-release.ts'
import type { OpenedReleaseDraft } from '#src/features/releases/workspace/form/release-draft.ts'
import { formFromDetail, type ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import type { EditorState } from '#src/features/releases/workspace/form/workspace-context.ts'
import { saveTrack, setRevisions, setTrackRevision } from '#src/features/releases/workspace/save-release.ts'
import { watchUploads } from '#src/features/releases/workspace/watch-uploads.ts'

type Options = {
  releaseId: string
  form: UseFormReturn<ReleaseForm>
  draft: OpenedReleaseDraft['draft']
  baseline: ReleaseForm | null
}

/** What goes with the form of one release while it is edited: what it was typed over, its draft, its files. */
const createReleaseEditor = ({ releaseId, form, draft, baseline }: Options) => {
  const isSavedAs = (saved: ReleaseForm | null, values: ReleaseForm) => saved !== null && isSame(saved, values)
  const state = createStore<EditorState>(() => ({
    baseline,
    isSaved: isSavedAs(baseline, form.getValues()),
    problems: findProblems(form.getValues()),
  }))

  let checking: ReturnType<typeof setTimeout> | undefined
  /** Typing never waits for the rules. */
  const checkSoon = () => {
    checking ??= setTimeout(() => {
      checking = undefined
      const { problems } = state.getState()
      state.setState({ problems: findProblems(form.getValues(), problems) })
    })
  }
  const follow = (values: ReleaseForm) => {
    const { baseline } = state.getState()
    const isSaved = isSavedAs(baseline, values)
    state.setState({ isSaved })
    if (isSaved) void draft.discard()
    else draft.changed({ values, baseline })
    checkSoon()
  }
  const setBaseline = (baseline: ReleaseForm | null) => {
    const isSaved = isSavedAs(baseline, form.getValues())
    state.setState({ baseline, isSaved })
    if (isSaved) void draft.discard()
  }

  let last: Promise<unknown> = Promise.resolve()
  /**
   * What is sent of one release goes out one thing after the other: a master that arrives while the release is being
   * saved would make its asset a second time, without knowing of the first.
   */
  const enqueue = <T>(send: () => Promise<T>): Promise<T> => {
    const result = last.then(send)
    // Whoever asked for it is told why it failed; what comes next is sent all the same.
    last = result.catch(() => undefined)
    return result
  }
  /** A track is saved as soon as its master is there: nobody has to save for it what stands already. */
  const saveUploadedTrack = async (assetId: string) => {
    const track = form.getValues('tracks').find((each) => each.assetId === assetId)
    if (track === undefined) return
    const sent = { ...track }
    const { revision } = await saveTrack(sent)
    setTrackRevision(form, { id: assetId, revision })
    const { baseline } = state.getState()
    if (baseline === null) return
    const tracks = baseline.tracks.map((each) => (each.assetId === assetId ? { ...sent, revision } : each))
    setBaseline({ ...baseline, tracks })
  }

  return {
    state,
    setBaseline,
    enqueue,
    /** Follows what is typed and what arrives, until the workspace is left. */
    connect: () => {
      const stopFollowing = form.subscribe({ formState: { values: true }, callback: ({ values }) => follow(values) })
      const stopWatching = watchUploads({
        releaseId,
        form,
        saveDraft: draft.flush,
        // What cannot be sent now is sent with the release: the draft has it.
        onMaster: (assetId) => void enqueue(() => saveUploadedTrack(assetId)).catch(() => undefined),
      })
      return () => {
        stopFollowing()
        stopWatching()
        clearTimeout(checking)
        draft.close()
      }
    },
    /** What was shown first may be what this device had: where nothing was typed over it, what is saved now replaces it. */
    showSaved: (detail: ReleaseDetail) => {
      const saved = formFromDetail(detail)
      const { baseline, isSaved } = state.getState()
      if (baseline === null || !isSaved || !isNewer(saved, baseline)) return
      setBaseline(saved)
      if (isSame(saved, form.getValues())) setRevisions(form, detail)
      else form.reset(saved)
    },
  }
}
export type ReleaseEditor = ReturnType<typeof createReleaseEditor>

type EditorOptions = {
  releaseId: string
  opened: OpenedReleaseDraft
  detail: ReleaseDetail | null
  fresh: ReleaseForm
}

/** The form of a release, filled with what was left unsaved or with what is saved, and what goes with it. */
export const useReleaseEditor = ({ releaseId, opened, detail, fresh }: EditorOptions) => {
  const [start] = useState(() => {
    const saved = detail === null ? null : formFromDetail(detail)
    return { baseline: opened.values?.baseline ?? saved, values: opened.values?.values ?? saved ?? fresh }
  })
  const form = useForm<ReleaseForm>({ mode: 'onBlur', defaultValues: start.values })
  const [editor] = useState(() =>
    createReleaseEditor({ releaseId, form, draft: opened.draft, baseline: start.baseline }),
  )
  useEffect(() => editor.connect(), [editor])
  useEffect(() => {
    if (detail !== null) editor.showSaved(detail)
  }, [editor, detail])
  return { form, editor }
}
