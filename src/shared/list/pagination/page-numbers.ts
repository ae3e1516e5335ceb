export const pageCount = (count: number, perPage: number): number => Math.max(1, Math.ceil(count / perPage))

/** The page numbers to offer: at most `size`, with the current page in the middle where possible. */
export const pageWindow = (page: number, pages: number, size: number): number[] => {
  const length = Math.min(size, pages)
  const first = Math.min(Math.max(1, page - Math.floor(size / 2)), pages - length + 1)
  return Array.from({ length }, (_, index) => first + index)
}

/** The page that contains the first row now shown, after a change of the page size. */
export const pageOfFirstRow = (page: number, perPage: number, next: number): number =>
  Math.floor(((page - 1) * perPage) / next) + 1
