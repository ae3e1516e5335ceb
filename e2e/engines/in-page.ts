import type * as dom from '@testing-library/dom'

declare global {
  var TestingLibraryDom: typeof dom
}

/** How a person would name something: by its role and name, or by its label; within something else, if need be. */
export type Target = {
  role: 'label' | dom.ByRoleMatcher
  name?: string | undefined
  exact?: boolean | undefined
  /** Which one of several; else the first. */
  at?: number | undefined
  within?: Target | undefined
}

/**
 * What happens inside the page. The text of this class is sent there: it uses nothing from outside but Testing
 * Library's queries, which are sent before it.
 */
export class InPage {
  /** Whether the press that was aimed last arrived, and where. */
  private press: 'awaited' | 'landed' | 'missed' = 'awaited'
  private watching = new AbortController()

  find({ role, name, exact, at = 0, within }: Target): HTMLElement {
    const { queryAllByLabelText, queryAllByRole } = TestingLibraryDom
    const scope = within === undefined ? document.body : this.find(within)
    const is = (said: string) =>
      name === undefined || (exact === true ? said === name : said.toLowerCase().includes(name.toLowerCase()))
    const found =
      role === 'label'
        ? queryAllByLabelText(scope, (said) => is(said.trim()))
        : queryAllByRole(scope, role, name === undefined ? {} : { name: is })
    const element = found.at(at)
    if (element === undefined) throw new Error(`There is no ${role} “${name}”`)
    return element
  }

  /**
   * The point at which a person would press something; fails while it moves, is off, or lies under something else. The
   * page may still move before the press arrives: then the press does nothing, and `pressed` says so.
   */
  aim(target: Target): { x: number; y: number } {
    const element = this.find(target)
    if (element.matches(':disabled')) throw new Error(`“${target.name}” is disabled`)
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    if (document.getAnimations().some(({ playState }) => playState === 'running')) throw new Error('Something moves')
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const hit = document.elementFromPoint(x, y)
    // The link of a row lies over its cells.
    const around = element.matches('td') ? element.parentElement : element
    const isMeant = (found: Element) => around?.contains(found) === true || found.closest('label')?.control === element
    if (hit === null || !isMeant(hit))
      throw new Error(`“${target.name}”, ${width} × ${height}, lies under ${hit?.outerHTML.slice(0, 200)}`)
    this.watchPress(isMeant)
    return { x, y }
  }

  private watchPress(isMeant: (found: Element) => boolean): void {
    this.press = 'awaited'
    this.watching.abort()
    this.watching = new AbortController()
    const judge = (event: Event) => {
      if (event.type === 'pointerdown')
        this.press = event.target instanceof Element && isMeant(event.target) ? 'landed' : 'missed'
      if (this.press !== 'missed') return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      addEventListener(type, judge, { capture: true, signal: this.watching.signal })
  }

  /** How the press went that was aimed last. */
  pressed(): 'landed' | 'missed' {
    if (this.press === 'awaited') throw new Error('The press did not arrive')
    this.watching.abort()
    return this.press
  }

  /** Writes a value at once where typing it depends on the engine: choices and dates. */
  set(target: Target, value: string): void {
    const element = this.find(target)
    const kind = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
    if (element instanceof HTMLSelectElement) {
      const option = [...element.options].find(({ text, value: own }) => text === value || own === value)
      if (option === undefined) throw new Error(`“${target.name}” does not offer “${value}”`)
      value = option.value
    }
    // React hears of it only where the value is set past its own property.
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, value)
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }

  /** Makes ready for typing: what is typed takes the place of what is there. */
  select(target: Target): void {
    const element = this.find(target)
    element.focus()
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select()
  }

  fileInput(at: number): HTMLElement {
    const input = document.querySelectorAll<HTMLInputElement>('input[type=file]').item(at)
    if (input === null) throw new Error('There is no file input')
    return input
  }

  value(target: Target): string {
    const element = this.find(target)
    return element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.value : ''
  }

  text(target?: Target): string {
    return (target === undefined ? document.body : this.find(target)).innerText
  }

  count(target: Target): number {
    const { queryAllByRole } = TestingLibraryDom
    const { role, name } = target
    return queryAllByRole(document.body, role, name === undefined ? {} : { name }).length
  }

  address(): string {
    return location.href
  }
}
