import { QueryObserver } from '@tanstack/react-query'
import { createContext, use, useState, useSyncExternalStore } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { type StoreApi, useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { createStore } from 'zustand/vanilla'
import { queryClient } from '#src/api/query-client.ts'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import type { Problem } from '#src/domain/problem.ts'
import type { WorkspaceStep } from '#src/domain/workspace-step.ts'
import { createCheckContext, poolQueryOf } from '#src/features/releases/workspace/check-context.ts'
import { isNewer, isSame } from '#src/features/releases/workspace/form/merge-release.ts'
import type { OpenedReleaseDraft } from '#src/features/releases/workspace/form/release-draft.ts'
import {
  findProblems,
  formFromDetail,
  type ReleaseForm,
  type TypedAnswers,
} from '#src/features/releases/workspace/form/release-form.ts'
import { saveTrack, setRevisions, setTrackRevision } from '#src/features/releases/workspace/save-release.ts'
import { watchUploads } from '#src/features/releases/workspace/watch-uploads.ts'
import { releaseQuery, storesQuery } from '#src/shared/release/release-queries.ts'

/** What follows from each change of the form. */
type EditorState = {
  /** The release as it was last saved, which the form edits; null for one that was never saved. */
  baseline: ReleaseForm | null
  isSaved: boolean
  /** What the rules find in the current values; null until they first ran. */
  problems: readonly Problem[] | null
  /** The rules have run without all that they ask for: it is on its way. */
  isChecking: boolean
  /** Why the member leaves as it is what a reviewer asked to change, as far as it is typed. */
  answers: TypedAnswers
}

type Options = {
  releaseId: string
  form: UseFormReturn<ReleaseForm>
  opened: OpenedReleaseDraft
  baseline: ReleaseForm | null
  isSaved: boolean
  answers: TypedAnswers
}

/** Edits one release: follows its form, and keeps its baseline, its problems, its draft and its uploads up to date. */
const createReleaseEditor = ({ releaseId, form, opened, baseline, isSaved, answers }: Options) => {
  const { draft, coverKey } = opened
  const isSavedAs = (saved: ReleaseForm | null, values: ReleaseForm) => saved !== null && isSame(saved, values)
  const facts = createCheckContext({ releaseId, coverKey }, () => checkSoon())
  const state = createStore<EditorState>(() => ({ baseline, isSaved, problems: null, isChecking: false, answers }))

  let checking: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    checking = undefined
    const values = form.getValues()
    state.setState(({ problems }) => ({
      problems: findProblems(values, problems ?? [], facts.known(values)),
      isChecking: facts.isAsking(),
    }))
  }
  /** Typing does not wait for the rules. */
  const checkSoon = () => {
    checking ??= setTimeout(check)
  }
  let painting = 0
  /** Nor does the first paint; a hidden page paints nothing that could be waited for. */
  const checkWhenPainted = () => {
    if (document.hidden) checkSoon()
    else painting = requestAnimationFrame(checkSoon)
  }
  // In development, a rule may have changed.
  import.meta.hot?.on('vite:afterUpdate', checkSoon)
  const hasAnswers = () => Object.keys(state.getState().answers).length > 0
  /** What is neither saved nor submitted is in the draft. */
  const keepDraft = () => {
    const { baseline, isSaved, answers } = state.getState()
    if (isSaved && !hasAnswers()) void draft.discard()
    else draft.changed({ values: form.getValues(), baseline, ...(hasAnswers() && { answers }) })
  }
  const followChange = (values: ReleaseForm) => {
    state.setState({ isSaved: isSavedAs(state.getState().baseline, values) })
    keepDraft()
    facts.askForArtists(values)
    checkSoon()
  }
  const setBaseline = (baseline: ReleaseForm | null) => {
    const isSaved = isSavedAs(baseline, form.getValues())
    state.setState({ baseline, isSaved })
    if (isSaved) keepDraft()
  }
  const setAnswers = (answers: TypedAnswers) => {
    state.setState({ answers })
    keepDraft()
  }
  /** The user may close the page as soon as it shows that all is saved: the draft is gone before. */
  const setSaved = async (saved: ReleaseForm) => {
    if (isSame(saved, form.getValues()) && !hasAnswers()) await draft.discard()
    setBaseline(saved)
    if (!isSame(saved, form.getValues())) keepDraft()
  }
  /** The screen may show an older copy of this device at first: a newer answer replaces it where nothing was edited. */
  const replaceStale = (detail: ReleaseDetail | undefined) => {
    const { baseline, isSaved } = state.getState()
    if (detail === undefined || baseline === null || !isSaved) return
    const saved = formFromDetail(detail)
    if (!isNewer(saved, baseline)) return
    setBaseline(saved)
    if (isSame(saved, form.getValues())) setRevisions(form, detail)
    else form.reset(saved)
  }

  let last: Promise<unknown> = Promise.resolve()
  /**
   * Sends one thing of a release after the other. A master that arrives while the release is being saved would create
   * its asset a second time, because the first is not known yet.
   */
  const enqueue = <T>(send: () => Promise<T>): Promise<T> => {
    const result = last.then(send)
    // The caller gets the error. The next in the queue is sent all the same.
    last = result.catch(() => undefined)
    return result
  }
  /** Saves a track as soon as its master has arrived. */
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
    setSaved,
    setAnswers,
    enqueue,
    /** Follows what is typed, uploaded and fetched until the workspace is left, and reports each change of the state. */
    connect: (onChange: () => void) => {
      const pool = new QueryObserver(queryClient, poolQueryOf(releaseId))
      const stores = new QueryObserver(queryClient, storesQuery)
      const saved = new QueryObserver(queryClient, { ...releaseQuery(releaseId), enabled: false })
      const stops = [
        state.subscribe(onChange),
        form.subscribe({ formState: { values: true }, callback: ({ values }) => followChange(values) }),
        watchUploads({
          coverKey,
          form,
          saveDraft: draft.flush,
          // What cannot be sent now is in the draft, and is sent with the release.
          onMaster: (assetId) => void enqueue(() => saveUploadedTrack(assetId)).catch(() => undefined),
        }),
        saved.subscribe(({ data }) => {
          replaceStale(data)
          facts.askForArtists(form.getValues())
          checkSoon()
        }),
        // What is missing depends on whether there are barcodes left, and on what the stores ask for.
        pool.subscribe(checkSoon),
        stores.subscribe(checkSoon),
      ]
      replaceStale(saved.getCurrentResult().data)
      checkWhenPainted()
      facts.askForArtists(form.getValues())
      return () => {
        for (const stop of stops) stop()
        cancelAnimationFrame(painting)
        clearTimeout(checking)
        checking = undefined
        draft.close()
      }
    },
  }
}

type EditorOptions = {
  releaseId: string
  opened: OpenedReleaseDraft
  detail: ReleaseDetail | null
  fresh: ReleaseForm
}

/** The form of a release, filled from its draft or from what is saved, and the editor that follows the form. */
export const useReleaseEditor = ({ releaseId, opened, detail, fresh }: EditorOptions) => {
  const [start] = useState(() => {
    const saved = detail === null ? null : formFromDetail(detail)
    const baseline = opened.values?.baseline ?? saved
    const values = opened.values?.values ?? saved ?? fresh
    return {
      baseline,
      values,
      isSaved: baseline !== null && (values === baseline || isSame(baseline, values)),
      answers: opened.values?.answers ?? {},
    }
  })
  const form = useForm<ReleaseForm>({ mode: 'onBlur', defaultValues: start.values })
  const [editor] = useState(() =>
    createReleaseEditor({
      releaseId,
      form,
      opened,
      baseline: start.baseline,
      isSaved: start.isSaved,
      answers: start.answers,
    }),
  )
  const baseline = useSyncExternalStore(editor.connect, () => editor.state.getState().baseline)
  return { form, editor, baseline }
}

type Workspace = {
  releaseId: string
  coverKey: string
  /** The release as the server last answered; null for one that was never saved. */
  detail: ReleaseDetail | null
  state: StoreApi<EditorState>
  /** From the first look at the overview on, what is missing is shown at its field too. */
  revealed: boolean
  /** The track whose fields the address asks for. */
  openTrack: string | null
  goTo: (step: WorkspaceStep, field?: string) => void
  saveFirst: () => Promise<void>
  setAnswers: (answers: TypedAnswers) => void
}

export const WorkspaceContext = createContext<Workspace | null>(null)

export const useWorkspace = (): Workspace => {
  const workspace = use(WorkspaceContext)
  if (workspace === null) throw new Error('useWorkspace is only for parts of the release workspace')
  return workspace
}

/** What the caller selects of the state; only a change of that renders it again. */
export const useEditorState = <T>(select: (state: EditorState) => T): T =>
  useStore(useWorkspace().state, useShallow(select))

const NONE: readonly Problem[] = []

/** What the caller selects of the problems: the parts that show them come once the rules have run. */
export const useProblems = <T>(select: (problems: readonly Problem[]) => T): T =>
  useEditorState(({ problems }) => select(problems ?? NONE))
