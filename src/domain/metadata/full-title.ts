/** A title with its version, as the trade writes it: `Title (Version)`. */
export const fullTitle = ({ title, version }: { title: string; version: string | null }): string =>
  version === null || version.trim() === '' ? title : `${title} (${version})`
