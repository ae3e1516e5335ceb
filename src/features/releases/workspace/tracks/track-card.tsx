import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { ActionIcon } from '@mantine/core'
import { type KeyboardEvent, useState, useCallback, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Media } from '#src/contract/assets.ts'
import type { TrackForm } from '#src/features/releases/workspace/form/track-form.ts'
import { useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { TrackFields } from '#src/features/releases/workspace/tracks/track-fields.tsx'
import { TrackMaster } from '#src/features/releases/workspace/tracks/track-master.tsx'
import { fieldId } from '#src/features/releases/workspace/use-workspace-step.ts'
import { MasterFacts } from '#src/shared/media/master-details.tsx'
import { IconChevronDown, IconChevronUp, IconGripVertical, IconTrash } from '#src/ui/icons.ts'
import classes from '#src/features/releases/workspace/tracks/tracks.module.css'

const KIND = 'track'

/** Makes a track's card draggable by its handle and a drop target. `onDrop` gets the index of the dropped track. */
const useTrackDrag = (index: number, onDrop: (from: number) => void) => {
  const latest = useRef(onDrop)
  useLayoutEffect(() => {
    latest.current = onDrop
  })
  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined
      const dragHandle = element.querySelector('[data-drag-handle]') ?? undefined
      const mark = (name: 'over' | 'dragging') => () => element.setAttribute(`data-${name}`, 'true')
      const unmark = (name: 'over' | 'dragging') => () => element.removeAttribute(`data-${name}`)
      return combine(
        draggable({
          element,
          dragHandle,
          getInitialData: () => ({ kind: KIND, index }),
          onDragStart: mark('dragging'),
          onDrop: unmark('dragging'),
        }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => source.data.kind === KIND && source.data.index !== index,
          onDragEnter: mark('over'),
          onDragLeave: unmark('over'),
          onDrop: ({ source }) => {
            unmark('over')()
            if (typeof source.data.index === 'number') latest.current(source.data.index)
          },
        }),
      )
    },
    [index],
  )
}

type Props = {
  track: TrackForm
  index: number
  isLast: boolean
  onMove: (from: number, to: number) => void
  onRemove: () => void
  onReplace: (file: File) => void
  onRestore: (media: Media) => void
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

export const TrackCard = ({ track, index, isLast, onMove, onRemove, onReplace, onRestore }: Props) => {
  const { t } = useTranslation('releases')
  const { openTrack } = useWorkspace()
  const [opened, setOpened] = useState(track.revision === null)
  const element = useTrackDrag(index, (from) => onMove(from, index))
  const expanded = opened || openTrack === track.assetId
  const title = track.title === '' ? t('tracks.untitled') : track.title

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(index, index + step)
  }
  return (
    <li ref={element} className={classes.card}>
      <div className={classes.head}>
        <button
          type="button"
          data-drag-handle
          className={classes.handle}
          aria-label={t('tracks.handle', { title })}
          onKeyDown={onKeyDown}
        >
          <IconGripVertical size={18} aria-hidden />
        </button>
        <span className={classes.number}>{index + 1}</span>
        <button type="button" className={classes.title} aria-expanded={expanded} onClick={() => setOpened(!expanded)}>
          <span data-clamped>{title}</span>
        </button>
        <MasterFacts media={track.media} />
        <div className={classes.actions}>
          <ActionIcon
            variant="subtle"
            disabled={index === 0}
            aria-label={t('tracks.up', { title })}
            onClick={() => onMove(index, index - 1)}
          >
            <IconChevronUp size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            disabled={isLast}
            aria-label={t('tracks.down', { title })}
            onClick={() => onMove(index, index + 1)}
          >
            <IconChevronDown size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="subtle" aria-label={t('tracks.remove', { title })} onClick={onRemove}>
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      <div id={fieldId(`tracks.${track.assetId}.media`)} tabIndex={-1}>
        <TrackMaster track={track} index={index} isOpen={expanded} onReplace={onReplace} onRestore={onRestore} />
      </div>
      {expanded ? <TrackFields index={index} assetId={track.assetId} /> : null}
    </li>
  )
}
