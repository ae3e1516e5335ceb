import { useFileDrop } from '#src/shared/upload/use-file-drop.ts'
import { IconUpload } from '#src/ui/icons.ts'
import classes from '#src/shared/upload/file-drop.module.css'

type Props = { accept: string; label: string; multiple?: boolean; disabled?: boolean; onFiles: (files: File[]) => void }

/** A place for files: dropped anywhere on it, or picked by a click, a tap or the keyboard. */
export const FileDrop = ({ accept, label, multiple = false, disabled = false, onFiles }: Props) => {
  const { over, handlers } = useFileDrop((files) => onFiles(multiple ? files : files.slice(0, 1)))
  return (
    <label
      className={classes.drop}
      data-over={over || undefined}
      data-disabled={disabled || undefined}
      {...(disabled ? {} : handlers)}
    >
      <input
        type="file"
        className={classes.input}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Emptied, or picking the same file again would change nothing.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <IconUpload aria-hidden size={20} stroke={1.5} />
      <span>{label}</span>
    </label>
  )
}
