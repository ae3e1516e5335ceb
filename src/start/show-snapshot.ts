import { type PageSnapshot, snapshotKey, type SnapshotNode } from '#src/start/page-snapshot.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** Nothing that runs code or brings other files into the page is made from what is stored. */
const REFUSED = /^(base|embed|frame|iframe|link|meta|object|script|style|template)/i
const CHECK_MS = 10
const CHECKS = 100

const build = (node: SnapshotNode, isSvg = false): Node => {
  if (typeof node === 'string') return document.createTextNode(node)
  const [name, attributes, children] = node
  if (REFUSED.test(name)) return document.createTextNode('')
  const isInSvg = isSvg || name === 'svg'
  const element = isInSvg ? document.createElementNS(SVG, name) : document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes))
    // The policy refuses styles as an attribute.
    if (attribute === 'style' && 'style' in element) element.style.cssText = value
    else if (!attribute.startsWith('on') && (attribute !== 'href' || value.startsWith('/')))
      element.setAttribute(attribute, value)
  element.append(...children.map((child) => build(child, isInSvg)))
  return element
}

/** Where it was taken, and what it shows. */
export type LastList = { address: string; layer: HTMLElement }

/** The stored list of the address, if it was taken for the same person, language, width and build. */
export const readLastList = (owner: string): LastList | null => {
  try {
    const { shownFor, address, tree }: PageSnapshot = JSON.parse(
      localStorage.getItem(snapshotKey(location.pathname)) ?? '',
    )
    const { pathname, search } = location
    if (shownFor !== owner || (pathname === '/' ? search !== '' : address !== `${pathname}${search}`)) return null
    // The app reads it out when it has it itself.
    const layer = Object.assign(document.createElement('div'), { className: 'snapshot', ariaHidden: 'true' })
    layer.append(build(tree))
    return { address, layer }
  } catch {
    // No storage, none stored, or something else in its place.
    return null
  }
}

const isLoaded = (style: string) => [...document.styleSheets].some(({ href }) => href?.endsWith(style) === true)

/** Paints a list over the shell as soon as its styles are there, and those of every page. */
export const paintLastList = (list: LastList, shell: HTMLElement, styles: readonly string[], checks = CHECKS): void => {
  // One is in the HTML, and one is the shell's.
  if (document.styleSheets.length > styles.length + 1 && styles.every(isLoaded)) shell.append(list.layer)
  else if (checks > 0) setTimeout(paintLastList, CHECK_MS, list, shell, styles, checks - 1)
}
