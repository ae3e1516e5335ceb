const show = () => {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--color-paper').trim()
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = paper
}

/** What the system draws round the page follows the scheme that was chosen here, which may not be the system's own. */
export const followColorScheme = () => {
  show()
  new MutationObserver(show).observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] })
}
