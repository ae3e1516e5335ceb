import { Button, type ButtonProps } from '@mantine/core'
import { type ChangeEvent, type DragEvent, type Ref, useRef, useState } from 'react'
import { IconUpload } from '#src/ui/icons.ts'
import classes from '#src/shared/upload/file-drop.module.css'

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

/** The picked files. The input is cleared, because picking the same file again would fire no change. */
const takeFiles = ({ currentTarget }: ChangeEvent<HTMLInputElement>): File[] => {
  const files = [...(currentTarget.files ?? [])]
  currentTarget.value = ''
  return files
}

type FileInputButtonProps = {
  accept: string
  /** The name of the input; the button has the text. */
  label: string
  /** The id of what describes both, such as their problems. */
  describedBy: string
  ref?: Ref<HTMLButtonElement>
  children: ButtonProps['children']
  onFile: (file: File) => void
}

/** A button that opens a file picker. Its input can be reached by its label, unlike that of Mantine's FileButton. */
export const FileInputButton = ({ accept, label, describedBy, ref, children, onFile }: FileInputButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        className={classes.hidden}
        accept={accept}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={(event) => {
          const [file] = takeFiles(event)
          if (file !== undefined) onFile(file)
        }}
      />
      <Button ref={ref} variant="default" aria-describedby={describedBy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
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
        onChange={(event) => {
          const files = takeFiles(event)
          if (files.length > 0) onFiles(files)
        }}
      />
      <IconUpload aria-hidden size={20} stroke={1.5} />
      <span>{label}</span>
    </label>
  )
}
