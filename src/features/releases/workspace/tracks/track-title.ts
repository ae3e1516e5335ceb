/** A first title from a file's name: without its ending, its number and its underscores. */
export const titleFromFileName = (fileName: string): string =>
  fileName
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replaceAll('_', ' ')
    .replace(/^\s*\d{1,3}\s*[-.\s]\s*/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
