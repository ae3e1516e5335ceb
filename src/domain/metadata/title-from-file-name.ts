/** A first title from a file's name: without its ending, its number and its underscores. */
export const titleFromFileName = (fileName: string): string =>
  fileName
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    // "24 Hours" may be a title, "24 - Hours" and "02 Hours" are numbered.
    .replace(/^\s*(?:\d{1,3}\s*[-._]|0\d{1,2}\s)\s*/, '')
    .replaceAll('_', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
