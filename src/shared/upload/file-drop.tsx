import { IconUpload } from '#src/ui/icons.ts'
import classes from '#src/shared/upload/file-drop.module.css'
import { type DragEvent, useState } from 'react'

const carriesFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') ?? false

/** Refuses files dropped outside a target: the browser would open them in place of the page. */
const refuseFiles = (event: globalThis.DragEvent) => {
  if (!carriesFiles(event) || event.defaultPrevented) return
  event.preventDefault()
  if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none'
}

const refuseFilesElsewhere = () => {
  window.addEventListener('dragover', refuseFiles)
  window.addEventListener('drop', refuseFiles)
  return () => {
    window.removeEventListener('dragover', refuseFiles)
    window.removeEventListener('drop', refuseFiles)
  }
}

/** The handlers of a drop target, and whether files hover over it. */
export const useFileDrop = (onFiles: (files: File[]) => void) => {
  const [over, setOver] = useState(false)
  return {
    over,
    handlers: {
      // The page refuses other drops while a target is mounted.
      ref: refuseFilesElsewhere,
      onDragOver: (event: DragEvent) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
        if (!inside) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onFiles(files)
      },
    },
  }
}

type Props = { accept: string; label: string; multiple?: boolean; disabled?: boolean; onFiles: (files: File[]) => void }

/** A drop target for files, which a click, a tap or the keyboard opens as a file picker. */
export const FileDrop = ({ accept, label, multiple = false, disabled = false, onFiles }: Props) => {
  const { over, handlers } = useFileDrop((files) => onFiles(multiple ? files : files.slice(0, 1)))
  return (
    <label
      className={classes.drop}
      data-over={over || undefined}
      data-disabled={disabled || undefined}
      {...(disabled ? { ref: handlers.ref } : handlers)}
    >
      <input
        type="file"
        className={classes.input}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Cleared, because picking the same file again would fire no change.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <IconUpload aria-hidden size={20} stroke={1.5} />
      <span>{label}</span>
    </label>
  )
}
