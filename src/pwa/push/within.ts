/** Rejects when it takes longer: what is waited for may never say that it failed. */
export const within = async <T>(milliseconds: number, wanted: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing within ${milliseconds} ms`)), milliseconds)
  })
  try {
    return await Promise.race([wanted, late])
  } finally {
    clearTimeout(timer)
  }
}
