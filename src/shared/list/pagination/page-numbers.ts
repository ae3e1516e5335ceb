export const pageCount = (count: number, perPage: number): number => Math.max(1, Math.ceil(count / perPage))

/** The numbers to offer around a page: `size` of them where there are so many, the page in the middle where it can be. */
export const pageWindow = (page: number, pages: number, size: number): number[] => {
  const length = Math.min(size, pages)
  const first = Math.min(Math.max(1, page - Math.floor(size / 2)), pages - length + 1)
  return Array.from({ length }, (_, index) => first + index)
}

/** The page that holds the first row now shown, once pages are of another length. */
export const pageOfFirstRow = (page: number, perPage: number, next: number): number =>
  Math.floor(((page - 1) * perPage) / next) + 1
