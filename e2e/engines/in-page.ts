import type * as dom from '@testing-library/dom'

declare global {
  var TestingLibraryDom: typeof dom
}

/** What a user refers to: by role and name or by label, optionally within another target. */
export type Target = {
  role: 'label' | dom.ByRoleMatcher
  name?: string | undefined
  exact?: boolean | undefined
  /** The index among several; the first by default. */
  at?: number | undefined
  within?: Target | undefined
}

/**
 * Runs inside the page. The source text of this class is sent there, so it may use nothing from outside but Testing
 * Library's queries, which are sent before it.
 */
export class InPage {
  /** Whether the last press arrived, and on its target. */
  private press: 'awaited' | 'landed' | 'missed' = 'awaited'
  private watching = new AbortController()

  find({ role, name, exact, at = 0, within }: Target): HTMLElement {
    const { queryAllByLabelText, queryAllByRole } = TestingLibraryDom
    const scope = within === undefined ? document.body : this.find(within)
    const matches = (text: string) =>
      name === undefined || (exact === true ? text === name : text.toLowerCase().includes(name.toLowerCase()))
    const found =
      role === 'label'
        ? queryAllByLabelText(scope, (text) => matches(text.trim()))
        : queryAllByRole(scope, role, name === undefined ? {} : { name: matches })
    const element = found.at(at)
    if (element === undefined) throw new Error(`There is no ${role} “${name}”`)
    return element
  }

  /**
   * The point where a user would press the target. Throws while it moves, is disabled or is covered. The page may still
   * move before the press arrives: then the press does nothing, and `pressed` returns `missed`.
   */
  aim(target: Target): { x: number; y: number } {
    const element = this.find(target)
    if (element.matches(':disabled')) throw new Error(`“${target.name}” is disabled`)
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    if (document.getAnimations().some(({ playState }) => playState === 'running')) throw new Error('Something moves')
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const hit = document.elementFromPoint(x, y)
    // A row's link covers its cells.
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
      const isOnTarget = event.target instanceof Element && isMeant(event.target)
      if ((event.type === 'pointerdown' || event.type === 'click') && !isOnTarget) this.press = 'missed'
      // A list that changes between down and up gets a click that no option notices.
      else if (event.type === 'click' && this.press === 'awaited') this.press = 'landed'
      if (this.press !== 'missed') return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      addEventListener(type, judge, { capture: true, signal: this.watching.signal })
  }

  /** Whether the last press landed on its target. */
  pressed(): 'landed' | 'missed' {
    if (this.press === 'awaited') throw new Error('The press did not arrive')
    this.watching.abort()
    return this.press
  }

  /** Sets a value at once, for selects and dates: typing them differs between engines. */
  set(target: Target, value: string): void {
    const element = this.find(target)
    const kind = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
    if (element instanceof HTMLSelectElement) {
      const option = [...element.options].find(({ text, value: own }) => text === value || own === value)
      if (option === undefined) throw new Error(`“${target.name}” does not offer “${value}”`)
      value = option.value
    }
    // React notices only a value set through the prototype's setter.
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, value)
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }

  /** Focuses a field and selects its text, so that typing replaces it. */
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

  address(): string {
    return location.href
  }
}
