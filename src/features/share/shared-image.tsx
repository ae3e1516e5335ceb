import { useCallback } from 'react'

/** What was shared, to be told from the others; drawn by nobody but this page. */
export const SharedImage = ({ file }: { file: File }) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={show} alt="" decoding="async" draggable={false} />
}
