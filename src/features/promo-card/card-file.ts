const TYPE = 'image/png'

/** The drawn card as a file; null where the browser cannot make one of it. */
export const cardFile = async (canvas: HTMLCanvasElement, name: string): Promise<File | null> => {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE))
  return blob === null ? null : new File([blob], name, { type: TYPE })
}

/** Whether this device can hand a picture to another app. */
export const canShareCards = (): boolean =>
  typeof navigator.share === 'function' &&
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'card.png', { type: TYPE })] })
